import { useEffect, useRef } from 'react';

/**
 * Whoever takes a vehicle out by key goes on with the one that comes in its place, or with what an empty page offers:
 * the button that had the focus is gone. Answers what to call with the place of the column that goes.
 */
export function useRemovalFocus(vehicles: readonly unknown[]): (column: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('.compare__remove')];
    const next =
      buttons[Math.min(removed.current, buttons.length - 1)] ?? document.querySelector('.empty-state a');
    removed.current = null;
    if (next instanceof HTMLElement) next.focus();
  }, [vehicles]);
  return (column) => {
    removed.current = column;
  };
}
