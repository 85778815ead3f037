import type { EventKey, EventParameters } from '#domain/analytics/events.ts';
import { track } from '#stores/analytics/analytics.ts';

/** What a press of a plain link or button counts as; what is more than a press is told by its own store. */
const presses: readonly [selector: string, key: EventKey, parameters?: EventParameters][] = [
  ['.share-bar__way', 'pageShared'],
  // A vehicle page tells a shown number from a call, and how the dealer is written to, by itself.
  ['a[href^="tel:"]:not(body[data-page="vehicle"] [data-phone])', 'phoneCalled'],
  [
    'a[href*="google.com/maps"]:not([data-contact]), a[href*="maps.app.goo.gl"]:not([data-contact])',
    'directionsOpened',
  ],
  ['[data-video-player]', 'mediaUsed', { media_type: 'video' }],
  ['[data-gallery-view="spin"], [data-gallery="spin"]', 'mediaUsed', { media_type: 'spin' }],
  ['[data-gallery-view="interior"]', 'mediaUsed', { media_type: 'interior' }],
  ['button[data-gallery], [data-gallery="thumbnails"] a', 'mediaUsed', { media_type: 'image' }],
];

/** Tells about presses and prints of the page from now on; answers what ends that. */
export function watchPresses(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const press = presses.find(([selector]) => target.closest(selector));
      if (press) track(press[1], press[2]);
    },
    // Before anybody else hears it, who may take the pressed element off the page.
    { signal, capture: true },
  );
  window.addEventListener('beforeprint', () => track('pagePrinted'), { signal });
  return () => stopped.abort();
}
