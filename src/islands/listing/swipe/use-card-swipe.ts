import { useEffect } from 'react';
import type { ListingSite } from '../listing-props.ts';

const isOnCard = ({ target }: TouchEvent): boolean =>
  target instanceof Element && target.closest('.listing__grid .vehicle-card') !== null;

/** Loads the swiping of cards with the first touch of a card, which may be over before the code is there. */
export function useCardSwipe({ search, images }: Pick<ListingSite, 'search' | 'images'>): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = (touch: TouchEvent): void => {
      if (!isOnCard(touch)) return;
      document.removeEventListener('touchstart', start);
      const touches = [touch];
      document.addEventListener('touchend', (end) => touches.push(end), {
        once: true,
        passive: true,
        signal,
      });
      // Without it a card still leads to all its pictures.
      import('./card-swipe.ts').then(
        ({ startCardSwipe }) => startCardSwipe({ search, images }, touches),
        () => undefined,
      );
    };
    document.addEventListener('touchstart', start, { passive: true, signal });
    return () => controller.abort();
  }, [search, images]);
}
