import { useEffect } from 'react';
import type { ListingSite } from '../listing-props.ts';

/** Loads the swiping of cards with the first touch. */
export function useCardSwipe({ search, images }: Pick<ListingSite, 'search' | 'images'>): void {
  useEffect(() => {
    const start = (touch: TouchEvent): void => {
      // Without it a card still leads to all its pictures.
      import('./card-swipe.ts').then(
        ({ startCardSwipe }) => startCardSwipe({ search, images }, touch),
        () => undefined,
      );
    };
    document.addEventListener('touchstart', start, { once: true, passive: true });
    return () => document.removeEventListener('touchstart', start);
  }, [search, images]);
}
