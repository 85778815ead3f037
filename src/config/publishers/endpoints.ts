import type { AnalyticsRules } from '#domain/analytics/rules.ts';
import { eventKeys } from '#domain/analytics/events.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { GeocoderEndpoint } from '#domain/location/search-help.ts';
import type { Dealer } from '../dealer.ts';
import { pick } from './pick.ts';

const searchAddress = ['host', 'port', 'protocol', 'path'] as const;

/** A key from the dealer's own file wins over those that the build makes. */
export const publishSearch = (
  { services, collections, missingFields }: Dealer,
  keys: { search: string; other: string },
): SearchEndpoint => ({
  ...pick(services.search, ...searchAddress),
  key: services.search.key ?? keys.search,
  otherKey: services.search.key ?? keys.other,
  collections: pick(collections, 'vehicles', 'offers', 'parts'),
  missing: pick(missingFields, 'vehicles', 'offers', 'parts'),
});

export function publishLeads(dealer: Dealer, key: string): LeadEndpoint {
  const { leadDelivery, services, collections, locations } = dealer;
  if (leadDelivery.name === 'typesense') {
    const address = pick(services.search, ...searchAddress);
    return { name: 'typesense', ...address, key, collection: collections.leads };
  }
  const { url } = leadDelivery;
  if (leadDelivery.name === 'http') return { name: 'http', url };
  const vendor = pick(dealer, 'name', 'url', 'email', 'phone');
  const named = locations.map((location) => pick(location, 'id', 'name'));
  return { name: 'adf', url, vendor: { ...vendor, locations: named } };
}

/** Null where visits are not counted, and where there is no dealer API that could. */
export function publishAnalytics({ analytics, apiUrl }: Dealer): AnalyticsRules | null {
  if (!analytics) return null;
  const { endpoint } = analytics;
  const ids = pick(analytics.ids, ...eventKeys.filter((key) => analytics.ids[key] !== undefined));
  if (endpoint.name === 'gtag') return { endpoint: pick(endpoint, 'name', 'measurementId'), ids };
  return apiUrl === null ? null : { endpoint: { name: 'api', url: `${apiUrl}/events` }, ids };
}

export const publishGeocoder = (geocoder: GeocoderEndpoint | null): GeocoderEndpoint | null =>
  geocoder?.name === 'http' ? pick(geocoder, 'name', 'url', 'key') : geocoder && pick(geocoder, 'name');
