import type { EventKey } from '#domain/analytics/events.ts';
import type { AnalyticsRules } from '#domain/analytics/rules.ts';
import { track } from '#stores/analytics/analytics.ts';
import { startMeasuring } from '#stores/analytics/measuring.ts';
import { readPageItem } from './page-item.ts';
import { watchPresses } from './presses.ts';

export interface MeasureSettings extends AnalyticsRules {
  /** Slug of the dealer's site. */
  dealer: string;
}

const views: Readonly<Record<string, EventKey>> = { vehicle: 'vehicleViewed', listing: 'listingViewed' };

/** Measures this page and the actions on it; answers a function that ends it. Call it only after consent. */
export function measurePage({ endpoint, ids, dealer }: MeasureSettings): () => void {
  const pageType = document.body.dataset['page'] ?? '';
  const page = window.location.pathname;
  const stop = startMeasuring(endpoint, { dealer, page, pageType, item: readPageItem(), ids });
  const stopWatching = watchPresses();
  track('pageViewed');
  const view = views[pageType];
  if (view) track(view);
  return () => {
    stopWatching();
    stop();
  };
}
