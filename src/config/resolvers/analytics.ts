import type { Dealer } from '../dealer.ts';
import type { ResolveContext } from './context.ts';

/** How visits are counted; null where nobody counts, or where no API is there to do it. */
export function resolveAnalytics({ settings }: ResolveContext): Dealer['build']['analytics'] {
  const { analytics, services } = settings;
  if (analytics === false || (analytics.name === 'api' && services.api.url === null)) return null;
  const { ids, ...endpoint } = analytics;
  return { endpoint, ids: ids ?? {} };
}
