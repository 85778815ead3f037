import type { EventDocument } from '#domain/analytics/event-document.ts';
import type { AnalyticsEndpoint } from '#domain/analytics/rules.ts';

export type AnalyticsOf<Name extends AnalyticsEndpoint['name']> = Extract<AnalyticsEndpoint, { name: Name }>;

/** An open connection to analytics. */
export interface Analytics {
  /** Sends one event, without waiting and without ever throwing; a failure is logged (EVT-03). */
  send: (event: EventDocument) => void;
  /** Ends measuring and removes what it stored on the device. Nothing is sent afterwards. */
  stop: () => void;
}

/** Opens analytics. Only called after a visitor has agreed. */
export type AnalyticsDriver<Name extends AnalyticsEndpoint['name']> = (
  endpoint: AnalyticsOf<Name>,
) => Analytics;
