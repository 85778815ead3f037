import { isAvailable } from './availability.ts';
import type { Crumb } from './breadcrumbs.ts';
import { createOfferPath } from './offer-view.ts';
import type { Offer } from './offer.ts';
import { findEffectivePrice } from './price.ts';
import type { Site } from './site.ts';
import type { Vehicle } from './vehicle.ts';

type Data = Record<string, unknown>;

const context = 'https://schema.org';

/** The way from the home page to a page (NAV-03). */
export function createCrumbData(crumbs: readonly Crumb[], url: string): Data[] {
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === null ? {} : { item: url + href }),
  }));
  return [{ '@context': context, '@type': 'BreadcrumbList', itemListElement }];
}

const conditions = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' };

/** A vehicle and its price for search engines; unknown facts are left out. */
export function createVehicleData(vehicle: Vehicle, site: Pick<Site, 'url' | 'name'>): Data {
  // The page of a vehicle that is gone shows no price, and markup must agree with what is seen (VDP-30).
  const price = isAvailable(vehicle) ? findEffectivePrice(vehicle) : null;
  const url = `${site.url}/cars/${vehicle.slug}/`;
  const facts: Data = {
    name: vehicle.name,
    url,
    image: vehicle.images.slice(0, 5).map((image) => image.url),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: vehicle.year === null ? null : String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.stockNumber,
    color: vehicle.colour,
    bodyType: vehicle.body,
    fuelType: vehicle.fuel,
    vehicleTransmission: vehicle.transmission,
    mileageFromOdometer:
      vehicle.odometer === null
        ? null
        : { '@type': 'QuantitativeValue', value: vehicle.odometer, unitCode: 'KMT' },
    itemCondition: `${context}/${conditions[vehicle.carType]}`,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'AUD',
      ...(price === null ? {} : { price }),
      availability: `${context}/${isAvailable(vehicle) ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': 'AutoDealer', name: site.name },
    },
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return { '@context': context, '@type': 'Car', ...Object.fromEntries(known) };
}

/** What a listing shows on its first page, in its order; `count` is how many it lists in all. */
export function createListingData(
  listing: { heading: string; path: string; count: number; shown: readonly Vehicle[] },
  { url }: Pick<Site, 'url'>,
): Data {
  return {
    '@context': context,
    '@type': 'ItemList',
    name: listing.heading,
    url: url + listing.path,
    numberOfItems: listing.count,
    itemListElement: listing.shown.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${url}/cars/${slug}/`,
    })),
  };
}

/** A special offer, its price and the days on which it holds (DATA-05); what the offer does not say is left out. */
export function createOfferData(offer: Offer, site: Pick<Site, 'url' | 'name' | 'make'>): Data {
  const { name, image, price, make, model, startsOn, endsOn } = offer;
  return {
    '@context': context,
    '@type': 'Offer',
    name,
    url: site.url + createOfferPath(offer, site.make),
    ...(image && { image }),
    ...(price === null ? {} : { price, priceCurrency: 'AUD' }),
    ...(startsOn && { validFrom: startsOn }),
    ...(endsOn && { validThrough: endsOn, priceValidUntil: endsOn }),
    ...(model && {
      itemOffered: {
        '@type': 'Car',
        name: [make, model.name].filter(Boolean).join(' '),
        model: model.name,
        ...(make && { brand: { '@type': 'Brand', name: make } }),
      },
    }),
    seller: { '@type': 'AutoDealer', '@id': `${site.url}/#dealer`, name: site.name },
  };
}
