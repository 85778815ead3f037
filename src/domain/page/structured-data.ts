import { isAvailable } from '../vehicle/availability.ts';
import type { Crumb } from './breadcrumbs.ts';
import { createOfferPath } from '../offer/view.ts';
import type { Offer } from '../offer/offer.ts';
import { describePrice, type PriceRules } from '../vehicle/price.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isWithdrawn } from '../vehicle/withdrawn.ts';

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
const types = {
  car: 'Car',
  motorcycle: 'Motorcycle',
  truck: 'Vehicle',
  caravan: 'Vehicle',
  machine: 'Vehicle',
};
/** Codes of UN/CEFACT, which schema.org uses for units. */
const periods = { week: 'WEE', month: 'MON' };

/** Whether it can be bought now, in the words of schema.org. */
function judgeAvailability(vehicle: Vehicle): string {
  if (isWithdrawn(vehicle)) return 'OutOfStock';
  if (!isAvailable(vehicle)) return 'SoldOut';
  if (vehicle.reserved) return 'Reserved';
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock';
}

/**
 * The price that the page shows, with what it includes (LEGAL 1). Nothing where the page shows none, as for a sold
 * vehicle (VDP-30).
 */
function describeOfferPrice(vehicle: Vehicle, rules: PriceRules, priceType: string | null): Data {
  const view = isAvailable(vehicle) ? describePrice(vehicle, rules) : null;
  const currency = { priceCurrency: 'AUD' };
  if (view?.kind === 'amount') {
    const price = { price: view.amount, ...currency };
    return priceType === null
      ? price
      : { ...price, priceSpecification: { '@type': 'PriceSpecification', ...price, description: priceType } };
  }
  if (view?.kind !== 'subscription') return {};
  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode: periods[view.period] };
  const specification = {
    '@type': 'UnitPriceSpecification',
    price: view.amount,
    ...currency,
    referenceQuantity,
  };
  return { priceSpecification: specification };
}

/**
 * A vehicle and its price for search engines; unknown facts are left out.
 *
 * @param priceType what the price includes, in words; null when the stock does not say
 */
export function createVehicleData(
  vehicle: Vehicle,
  site: Pick<Site, 'url' | 'name' | 'price'>,
  priceType: string | null,
): Data {
  const url = `${site.url}/cars/${vehicle.slug}/`;
  const images = vehicle.images.slice(0, 5).map((image) => image.url);
  const facts: Data = {
    name: vehicle.name,
    url,
    image: images.length > 0 ? images : null,
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
      ...describeOfferPrice(vehicle, site.price, priceType),
      availability: `${context}/${judgeAvailability(vehicle)}`,
      seller: { '@type': 'AutoDealer', '@id': `${site.url}/#dealer`, name: site.name },
    },
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return { '@context': context, '@type': types[vehicle.category], ...Object.fromEntries(known) };
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
