import type { ResolvedDealer } from '../dealer.ts';
import { resolveAnalytics } from '../resolvers/analytics.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import type { OwnLink } from '../resolvers/links.ts';
import { takesTradeIns } from '../resolvers/trade-in.ts';

/** What of the settings stays on the build machine: collections, deliveries, capacities. Nothing of it reaches a page. */
export function resolveBuild(context: ResolveContext, links: readonly OwnLink[]): ResolvedDealer['build'] {
  const { settings, slug } = context;
  const { testDrive, serviceBooking } = settings;
  const { api, search: index } = settings.services;
  const collection = slug.replaceAll('-', '_');
  return {
    templates: settings.templates,
    stockDropShare: settings.build.stockDropShare,
    ownLinks: links.map(({ value }) => value),
    index,
    collections: {
      vehicles: settings.collections.vehicles ?? `vehicles_${collection}`,
      offers: settings.collections.offers ?? `offers_${collection}`,
      parts: settings.collections.parts ?? `parts_${collection}`,
      leads: settings.collections.leads ?? 'leads',
      reviews: settings.collections.reviews ?? `reviews_${collection}`,
    },
    missingFields: { vehicles: [], offers: [], parts: [] },
    leadDelivery: settings.leads,
    apiThroughSite: api.url !== null && api.throughSite,
    tradeInProvider: settings.tradeIn && takesTradeIns(settings) ? settings.tradeIn.provider : null,
    analytics: resolveAnalytics(context),
    appointmentCapacity: {
      'test-drive': (testDrive && testDrive.calendar && testDrive.calendar.capacity) || null,
      service: (serviceBooking.calendar && serviceBooking.calendar.capacity) || null,
    },
  };
}
