import type { EventKey, EventParameters } from '#domain/analytics/events.ts';

/** What has happened, on its way to whoever measures. */
export interface TrackedEvent {
  key: EventKey;
  parameters: EventParameters;
}

const type = 'forecourt:event';

/**
 * Announces an event within the page. Listeners decide whether and how to measure; a site without analytics has none.
 * Never throws, and nothing waits for it (EVT-03).
 */
export function track(key: EventKey, parameters: EventParameters = {}): void {
  // A store may also be used where there is no page.
  if (typeof document === 'undefined') return;
  document.dispatchEvent(new CustomEvent<TrackedEvent>(type, { detail: { key, parameters } }));
}

/** Hears what happens from now on; the answer stops it. */
export function listenForEvents(hear: (event: TrackedEvent) => void): () => void {
  const listener = (event: Event): void => hear((event as CustomEvent<TrackedEvent>).detail);
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}
