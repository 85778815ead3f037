import { trimSlashes } from '#domain/site/path-of-address.ts';
import type { ResolvedDealer } from '../dealer.ts';
import { resolveAnnouncements } from '../resolvers/announcements.ts';
import { resolveAuth } from '../resolvers/account/auth.ts';
import { checkGates } from '../resolvers/account/check-gates.ts';
import { resolveActions } from '../resolvers/actions.ts';
import { resolveBrandPages } from '../resolvers/brand/brand-pages.ts';
import { checkBlogPath, resolveBlog } from '../resolvers/blog.ts';
import { resolveCard } from '../resolvers/card.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { resolveEnquiry } from '../resolvers/enquiry.ts';
import { resolveFinance } from '../resolvers/finance.ts';
import { resolveGarage } from '../resolvers/garage.ts';
import { resolveGroupSites } from '../resolvers/group-sites.ts';
import { resolveHolidayHours } from '../resolvers/location/holiday-hours.ts';
import { resolveLocationPages } from '../resolvers/location/location-pages.ts';
import { hasPoint } from '#domain/location/location.ts';
import { checkLinks, findOwnLinks, type OwnLink } from '../resolvers/links.ts';
import { resolveLocations } from '../resolvers/locations.ts';
import { resolveNear } from '../resolvers/near.ts';
import { resolveNavigation } from '../resolvers/navigation/navigation.ts';
import { resolveOpenGraph } from '../resolvers/open-graph.ts';
import { resolvePartners, resolveVehiclePartners } from '../resolvers/partner/partners.ts';
import { resolveParts } from '../resolvers/parts.ts';
import { resolvePrivacy } from '../resolvers/law/privacy.ts';
import { resolvePrice } from '../resolvers/vehicle/price.ts';
import { resolveReserve } from '../resolvers/reserve.ts';
import { checkRedirects, resolveRedirects } from '../resolvers/redirects.ts';
import { resolveSections } from '../resolvers/sections/page-sections.ts';
import { resolveVehicleSections } from '../resolvers/sections/vehicle-sections.ts';
import { resolveTradeIn } from '../resolvers/trade-in.ts';
import { resolveVehicleAds } from '../resolvers/vehicle-ads.ts';
import { resolveTags } from '../resolvers/tags.ts';
import { listEntries } from '../pages/page-drafts.ts';
import { dealerSchema } from '../schema.ts';
import { checkSettings } from './check-settings.ts';
import { resolveBuild } from './resolve-build.ts';
import { takeShown } from '../site/shown-part.ts';

const knownPairs = <Value>(record: Readonly<Record<string, Value | null>>): [string, Value][] =>
  Object.entries(record).flatMap(([key, value]) => (value === null ? [] : [[key, value] as [string, Value]]));

/**
 * Resolves all settings of a dealer and reports problems to the context. Settings that the schema shows pass unchanged.
 * The caller renders legal pages, because that reads files. `links` are the links of the settings within the site.
 */
export function resolveDealer(
  context: ResolveContext,
  links: readonly OwnLink[] = findOwnLinks(context.settings),
): ResolvedDealer {
  const { settings, slug, brands } = context;
  const { search: listing, vehicle, ...shown } = takeShown(dealerSchema, settings);
  const locations = resolveLocations(context);
  checkSettings(context, locations);
  const primary = locations.find((location) => location.primary);
  const timezone = settings.timezone ?? primary?.timezone ?? 'Australia/Brisbane';
  const dealershipId = settings.dealershipId ?? slug;
  const { api } = settings.services;
  const partners = resolvePartners(context);
  const vehiclePartners = resolveVehiclePartners(partners);
  const site: ResolvedDealer['site'] = {
    ...shown,
    slug,
    legalName: settings.legalName ?? settings.name,
    title:
      settings.title ??
      [settings.name, settings.overrideCity ?? primary?.address.suburb].filter(Boolean).join(' '),
    url: settings.url.replace(/\/$/, ''),
    locale: 'en-AU',
    timezone,
    websiteId: settings.id ?? slug,
    dealershipId,
    dealershipIds: [
      ...new Set([
        dealershipId,
        ...locations.flatMap(({ dealership }) => dealership?.id ?? []),
        ...settings.dealerships,
      ]),
    ],
    manufacturer: settings.manufacturer ?? settings.make,
    phone: settings.phone ?? primary?.phone ?? null,
    email: settings.email ?? primary?.email ?? null,
    locations,
    ownLocationPages: resolveLocationPages({ ...context, timezone, locations }),
    ownBrandPages: resolveBrandPages({ ...context, timezone, locations }),
    holidayHours: resolveHolidayHours(context, locations),
    announcements: resolveAnnouncements(context, timezone),
    brands,
    groupSites: resolveGroupSites(context),
    navigation: resolveNavigation(context, locations),
    social: knownPairs(settings.social).map(([network, url]) => ({ network, url })),
    listingPath: settings.routes.searchPrefix,
    listing: { ...listing, near: resolveNear(context, locations) },
    price: resolvePrice(context),
    searchCategories: settings.search.categories || [],
    tags: resolveTags(context),
    card: resolveCard(context),
    garage: resolveGarage(context),
    promotions: settings.promotions || [],
    enquiry: resolveEnquiry(context, primary?.address.state),
    privacy: resolvePrivacy(settings),
    finance: resolveFinance(context),
    tradeIn: resolveTradeIn(settings, shown.tradeIn),
    vehicle: {
      ...vehicle,
      actions: resolveActions(context),
      views: api.url === null ? null : settings.vehicle.views || null,
      // Without partners vehicle pages say nothing of them.
      ...(vehiclePartners ? { partners: vehiclePartners } : {}),
    },
    sections: {
      home: resolveSections(settings.sections.home, {
        ...context,
        timezone,
        locations,
        at: ['sections', 'home'],
      }),
    },
    vehicleSections: resolveVehicleSections(context),
    parts: resolveParts(context, locations),
    reserve: resolveReserve(context),
    partners,
    vehicleAds: resolveVehicleAds(context, locations),
    openGraphImages: resolveOpenGraph(context),
    features: {
      brands: settings.brandPages && brands.length > 0,
      models: settings.modelPages && brands.some(({ models }) => models.length > 0),
      map: settings.maps !== false && locations.some(hasPoint),
      pdf: settings.vehicle.pdf && api.url !== null,
    },
    redirects: resolveRedirects(context, locations),
    blog: resolveBlog(context),
    pages: listEntries(context.pages),
    team: [...context.team],
    apiUrl: api.url === null ? null : trimSlashes(api.url),
    uploads: api.uploads && api.url !== null,
    auth: resolveAuth(context),
  };
  checkBlogPath(context, site);
  checkGates(context, site);
  checkRedirects(context, site);
  checkLinks(context, site, links);
  return { site, build: resolveBuild(context, links) };
}
