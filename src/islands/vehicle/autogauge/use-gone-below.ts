import { useEffect, useState, type RefObject } from 'react';

/**
 * True from the moment on that something which is to go (`isLeaving`) stands below what is seen of the page: there it can
 * be taken away without moving anything in view.
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
