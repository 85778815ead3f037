import { useEffect, useState, type RefObject } from 'react';

/**
 * True once a leaving box (`isLeaving`) is below the visible part of the page. There it can be removed without moving
 * anything in view.
 */
export function useGoneBelow(box: RefObject<HTMLElement | null>, isLeaving: boolean): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isLeaving || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setGone(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isLeaving]);
  return isLeaving && isGone;
}
