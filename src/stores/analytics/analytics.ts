import type { EventKey, EventParameters } from '#domain/analytics/events.ts';

/** What has happened, on its way to whoever measures. */
export interface TrackedEvent {
  key: EventKey;
  parameters: EventParameters;
}

const type = 'forecourt:event';

/**
 * Says that something happened. It is told to the page alone: whether anything is measured, and how, is decided by
 * whoever listens, and a site without analytics has no listener. Never throws, and nobody waits for it (EVT-03).
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
