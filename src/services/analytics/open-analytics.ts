import type { AnalyticsEndpoint } from '#domain/analytics/rules.ts';
import type { Analytics } from './driver.ts';

/** Opens analytics the way this dealer measures; only that driver's code is fetched. See AnalyticsDriver. */
export async function openAnalytics(endpoint: AnalyticsEndpoint): Promise<Analytics> {
  if (endpoint.name === 'gtag') return (await import('./gtag.ts')).openGtag(endpoint);
  return (await import('./api.ts')).openApi(endpoint);
}
