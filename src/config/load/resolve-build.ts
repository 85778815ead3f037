import type { ResolvedDealer } from '../dealer.ts';
import { resolveAnalytics } from '../resolvers/analytics.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import type { OwnLink } from '../resolvers/links.ts';
import { takesTradeIns } from '../resolvers/trade-in.ts';

/** The collections of a dealer whose settings name none; enquiries of all dealers share one. */
export function nameUsualCollections(slug: string): ResolvedDealer['build']['collections'] {
  const name = slug.replaceAll('-', '_');
  return {
    vehicles: `vehicles_${name}`,
    offers: `offers_${name}`,
    parts: `parts_${name}`,
    leads: 'leads',
    reviews: `reviews_${name}`,
  };
}

/** What of the settings stays on the build machine: collections, deliveries, capacities. Nothing of it reaches a page. */
export function resolveBuild(context: ResolveContext, links: readonly OwnLink[]): ResolvedDealer['build'] {
  const { settings, slug } = context;
  const { testDrive, serviceBooking } = settings;
  const { api, search: index } = settings.services;
  const usual = nameUsualCollections(slug);
  return {
    templates: settings.templates,
    stockDropShare: settings.build.stockDropShare,
    sharedWith: settings.sharedWith,
    ownLinks: links.map(({ value }) => value),
    index,
    collections: {
      vehicles: settings.collections.vehicles ?? usual.vehicles,
      offers: settings.collections.offers ?? usual.offers,
      parts: settings.collections.parts ?? usual.parts,
      leads: settings.collections.leads ?? usual.leads,
      reviews: settings.collections.reviews ?? usual.reviews,
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
