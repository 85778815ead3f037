import type { EventKey, EventParameters } from '#domain/analytics/events.ts';
import { track } from '#stores/analytics/analytics.ts';

/** The event of a press on a plain link or button. Other events are announced by their stores. */
const presses: readonly [selector: string, key: EventKey, parameters?: EventParameters][] = [
  ['.share-bar__way', 'pageShared'],
  // Vehicle pages announce shown numbers, calls and messages themselves.
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

/** Announces presses and prints of the page from now on; answers a function that ends it. */
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
    // Listens first, because another listener may remove the pressed element.
    { signal, capture: true },
  );
  window.addEventListener('beforeprint', () => track('pagePrinted'), { signal });
  return () => stopped.abort();
}
