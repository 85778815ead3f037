import { useEffect, useRef, type RefObject } from 'react';

/** Where a box begins below the header that stays. */
const headerHeight = 96;

/**
 * Brings a box into view, and the focus with it, whenever what it tells is other news: whoever pressed a button far below, or came
 * back to the page, sees what has become of it.
 *
 * @param news empty while there is nothing to tell
 */
export function useArrival(news: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const told = box.current;
    if (news === '' || !told) return;
    const { top } = told.getBoundingClientRect();
    if (top < headerHeight || top > window.innerHeight / 2) told.scrollIntoView({ block: 'start' });
    told.focus({ preventScroll: true });
  }, [news]);
  return box;
}
