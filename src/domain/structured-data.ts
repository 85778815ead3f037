import { isAvailable } from './availability.ts';
import type { Location } from './location.ts';
import { findEffectivePrice } from './price.ts';
import type { Site } from './site.ts';
import type { Vehicle } from './vehicle.ts';

type Data = Record<string, unknown>;
type Public = Pick<Site, 'url' | 'name' | 'phone' | 'email' | 'logo' | 'locations' | 'social'>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const context = 'https://schema.org';

const address = ({ address: { street, suburb, state, postcode } }: Location): Data => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: suburb,
  addressRegion: state,
  postalCode: postcode,
  addressCountry: 'AU',
});

/** A place of business for search engines. */
export function createLocationData(location: Location, site: Public): Data[] {
  const { latitude, longitude } = location.address;
  return [
    {
      '@context': context,
      '@type': 'AutoDealer',
      '@id': `${site.url}/locations/${location.slug}/`,
      name: location.name,
      url: `${site.url}/locations/${location.slug}/`,
      address: address(location),
      ...(location.phone ? { telephone: location.phone } : {}),
      ...(latitude !== null && longitude !== null
        ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
        : {}),
      openingHoursSpecification: (location.departments[0]?.hours ?? [])
        .filter(({ status }) => status === 'open')
        .map(({ weekday, open, close }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays[weekday],
          opens: open,
          closes: close,
        })),
      specialOpeningHoursSpecification: location.specialDays
        .filter(({ department }) => department === 'all' || department === location.departments[0]?.type)
        .map(({ date, status, open, close }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          // The same instant twice is how schema.org writes a closed day.
          opens: status === 'open' ? open : '00:00',
          closes: status === 'open' ? close : '00:00',
        })),
      ...(location.licence
        ? {
            identifier: {
              '@type': 'PropertyValue',
              name: location.licence.label,
              value: location.licence.number,
            },
          }
        : {}),
    },
  ];
}

/** The dealer and its website for search engines. */
export function createDealerData(site: Public): Data[] {
  const [main] = site.locations;
  return [
    {
      '@context': context,
      '@type': 'AutoDealer',
      '@id': `${site.url}/#dealer`,
      name: site.name,
      url: `${site.url}/`,
      ...(site.phone ? { telephone: site.phone } : {}),
      ...(site.email ? { email: site.email } : {}),
      ...(site.logo ? { logo: new URL(site.logo.src, site.url).href } : {}),
      ...(main ? { address: address(main) } : {}),
      ...(site.social.length > 0 ? { sameAs: site.social.map(({ url }) => url) } : {}),
    },
  ];
}

/** The way from the home page to a page (NAV-03). */
export function createCrumbData(
  crumbs: readonly { label: string; href: string | null }[],
  url: string,
): Data[] {
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
