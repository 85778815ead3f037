import type { ResolvedDealer } from '../dealer.ts';
import { resolveAnalytics } from '../resolvers/analytics.ts';
import { resolveActions } from '../resolvers/actions.ts';
import { resolveCard } from '../resolvers/card.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { resolveEnquiry } from '../resolvers/enquiry.ts';
import { resolveFinance } from '../resolvers/finance.ts';
import { resolveGarage } from '../resolvers/garage.ts';
import { resolveGroupSites } from '../resolvers/group-sites.ts';
import { isPlaced } from '#domain/location/location.ts';
import { checkLinks, findOwnLinks, type OwnLink } from '../resolvers/links.ts';
import { resolveLocations } from '../resolvers/locations.ts';
import { resolveNear } from '../resolvers/near.ts';
import { resolveNavigation } from '../resolvers/navigation.ts';
import { resolveOpenGraph } from '../resolvers/open-graph.ts';
import { resolveParts } from '../resolvers/parts.ts';
import { resolvePrice } from '../resolvers/vehicle/price.ts';
import { checkRedirects, resolveRedirects } from '../resolvers/redirects.ts';
import { checkRequirements } from '../resolvers/requirements.ts';
import { resolveSections, resolveVehicleSections } from '../resolvers/sections.ts';
import { resolveVehicleAds } from '../resolvers/vehicle-ads.ts';
import { resolveTags } from '../resolvers/tags.ts';
import { checkTheme } from '../theme.ts';

const knownPairs = <Value>(record: Readonly<Record<string, Value | null>>): [string, Value][] =>
  Object.entries(record).flatMap(([key, value]) => (value === null ? [] : [[key, value] as [string, Value]]));

/**
 * Answers every question that a dealer's settings leave open; problems go to the context. Legal pages are rendered
 * by the caller, which reads files. `links` are those of the settings that stay on the site.
 */
export function resolveDealer(
  context: ResolveContext,
  links: readonly OwnLink[] = findOwnLinks(context.settings),
): ResolvedDealer {
  const { settings, slug, brands } = context;
  const locations = resolveLocations(context);
  checkRequirements(context);
  checkTheme(settings.theme, context);
  const primary = locations.find((location) => location.primary);
  const collection = slug.replaceAll('-', '_');
  const dealer: ResolvedDealer = {
    slug,
    name: settings.name,
    legalName: settings.legalName ?? settings.name,
    abn: settings.abn,
    title: settings.title ?? [settings.name, primary?.address.suburb].filter(Boolean).join(' '),
    tagline: settings.tagline,
    url: settings.url.replace(/\/$/, ''),
    locale: 'en-AU',
    timezone: settings.timezone ?? primary?.timezone ?? 'Australia/Brisbane',
    websiteId: settings.id ?? slug,
    dealershipId: settings.dealershipId ?? slug,
    dealershipGroup: settings.dealershipGroup,
    make: settings.make,
    manufacturer: settings.manufacturer ?? settings.make,
    templates: settings.templates,
    theme: settings.theme,
    logo: settings.logo,
    phone: settings.phone ?? primary?.phone ?? null,
    email: settings.email ?? primary?.email ?? null,
    locations,
    locationTabs: settings.locationTabs,
    brands,
    groupSites: resolveGroupSites(context),
    navigation: resolveNavigation(context, locations),
    social: knownPairs(settings.social).map(([network, url]) => ({ network, url })),
    announcement: settings.announcement || null,
    presets: settings.search.presets,
    stock: {
      soldWindowDays: settings.stock.soldWindowDays,
      excludedMakes: settings.stock.excludedMakes,
      leastPhotos: settings.stock.leastPhotos,
      leastAgeDays: settings.stock.leastAgeDays,
      collapseSold: settings.stock.collapseSold,
      hideUnpricedWhenCheapestFirst: settings.search.hideUnpricedWhenCheapestFirst,
      hitsPerPage: settings.search.hitsPerPage,
      facets: settings.search.facets,
      views: settings.search.views,
      singleSelect: settings.search.singleSelect,
      popularMakes: settings.search.popularMakes,
      customBodies: settings.search.customBodies,
      sliders: settings.search.sliders,
      countCap: settings.search.countCap,
      clearFiltersHref: settings.search.clearFiltersHref,
      urlStyle: settings.search.urlStyle,
    },
    searching: {
      header: settings.search.header,
      shortcut: settings.search.shortcut,
      history: settings.search.history,
      saved: settings.search.saved,
      near: resolveNear(context, locations),
    },
    price: resolvePrice(context),
    tags: resolveTags(context),
    certified: settings.certified,
    card: resolveCard(context),
    garage: resolveGarage(context),
    promotions: settings.promotions || [],
    enquiry: resolveEnquiry(context, primary?.address.state),
    finance: resolveFinance(context),
    fuelCost: settings.fuelCost || null,
    contact: settings.contact || null,
    testDrive: settings.testDrive || null,
    vehicleActions: resolveActions(context),
    maskPhone: settings.vehicle.maskPhone,
    fewPictures: settings.vehicle.fewPictures,
    vehicleSections: resolveVehicleSections(context),
    spin: settings.vehicle.spin,
    share: settings.vehicle.share,
    views: settings.services.api.url === null ? null : settings.vehicle.views || null,
    parts: resolveParts(context, locations),
    similarVehicles: settings.similarVehicles || null,
    vehicleAds: resolveVehicleAds(context, locations),
    openGraphImages: resolveOpenGraph(context),
    features: {
      offers: settings.offers,
      parts: settings.parts !== false,
      brands: settings.brandPages && brands.length > 0,
      brandFigures: settings.brandFigures,
      models: settings.modelPages && brands.some(({ models }) => models.length > 0),
      locationPages: settings.locationPages,
      contact: settings.contact !== false,
      testDrive: settings.testDrive !== false,
      vehicleMap: settings.vehicle.map,
      map: settings.maps !== false && locations.some(isPlaced),
      delivery: settings.delivery,
      autogauge: settings.plugins.autogauge,
      vehicleAds: settings.vehicleAds !== false,
      print: settings.vehicle.print,
      pdf: settings.vehicle.pdf && settings.services.api.url !== null,
    },
    sections: resolveSections(context),
    redirects: resolveRedirects(context, locations),
    ownLinks: links.map(({ value }) => value),
    listingPath: settings.routes.searchPrefix,
    maps: settings.maps ? { centre: settings.maps.centre, zoom: settings.maps.zoom } : null,
    breadcrumb: settings.vehicle.breadcrumb,
    build: settings.build,
    services: { search: settings.services.search },
    images: settings.images,
    apiUrl: settings.services.api.url?.replace(/\/+$/, '') ?? null,
    collections: {
      vehicles: settings.collections.vehicles ?? `vehicles_${collection}`,
      offers: settings.collections.offers ?? `offers_${collection}`,
      parts: settings.collections.parts ?? `parts_${collection}`,
      leads: settings.collections.leads ?? 'leads',
    },
    missingFields: { vehicles: [], offers: [], parts: [] },
    leadDelivery: settings.leads,
    analytics: resolveAnalytics(context),
    messages: settings.messages,
  };
  checkRedirects(context, dealer);
  checkLinks(context, dealer, links);
  return dealer;
}
