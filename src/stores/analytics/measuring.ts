import { writeEvent, type EventPage } from '#domain/analytics/event-message.ts';
import type { AnalyticsEndpoint } from '#domain/analytics/rules.ts';
import { openAnalytics } from '#services/analytics/open-analytics.ts';
import { readConsent } from './consent.ts';
import { listenForEvents, type TrackedEvent } from './analytics.ts';

/** Milliseconds in which the same event about the same vehicle counts once: a double press is one press. */
const pause = 1_000;

/**
 * Sends events from now on to the driver; answers a function that ends it at once. Call it only after consent. Events
 * wait while the driver is fetched, and are dropped when consent is withdrawn meanwhile.
 */
export function startMeasuring(endpoint: AnalyticsEndpoint, page: EventPage): () => void {
  let stopped = false;
  const latest = new Map<string, number>();
  const opened = openAnalytics(endpoint);
  const hear = ({ key, parameters }: TrackedEvent): void => {
    const now = Date.now();
    const same = `${key} ${parameters.item_id ?? ''}`;
    if (readConsent() !== 'granted' || now - (latest.get(same) ?? 0) < pause) return;
    latest.set(same, now);
    const event = writeEvent(key, parameters, page, now);
    opened
      .then((analytics) => (stopped ? undefined : analytics.send(event)))
      .catch((error: unknown) => console.warn('An event could not be counted.', error));
  };
  const deafen = listenForEvents(hear);
  return () => {
    stopped = true;
    deafen();
    // A driver that never came has nothing to end.
    opened.then(
      (analytics) => analytics.stop(),
      () => undefined,
    );
  };
}
