import type { EventKey } from './events.ts';

/** Who counts visits; `name` picks the driver in services/analytics. */
export type AnalyticsEndpoint = { name: 'api'; url: string } | { name: 'gtag'; measurementId: string };

export interface AnalyticsRules {
  endpoint: AnalyticsEndpoint;
  /** Numbers that the dealer's platform gives to events without a documented one (EVT-01). */
  ids: Partial<Record<EventKey, number>>;
}
