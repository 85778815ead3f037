import { useEffect, useRef } from 'react';

/**
 * Keeps the focus after a vehicle is removed by key, because the pressed button is gone. The focus moves to the next
 * vehicle, or to the link of the empty page. Answers a function to call with the index of the removed column.
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
