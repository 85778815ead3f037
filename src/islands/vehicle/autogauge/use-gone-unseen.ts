import { useEffect, useState, type RefObject } from 'react';

/**
 * True once a leaving box (`isLeaving`) is out of view. Below the screen it can be removed without moving anything in view;
 * above it the browser has to hold the page in its place, which not all do.
 */
export function useGoneUnseen(box: RefObject<HTMLElement | null>, isLeaving: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isLeaving || !box.current) return;
    const canBeAbove = CSS.supports('overflow-anchor', 'auto');
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && (canBeAbove || entry.boundingClientRect.top > 0)) setGone(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isLeaving]);
  return isLeaving && isGone;
}
