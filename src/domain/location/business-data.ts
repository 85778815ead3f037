import { findMainDepartment, type Department, type Location, type SpecialDay } from './location.ts';
import type { Site } from '../site/site.ts';

type Data = Record<string, unknown>;
type Public = Pick<Site, 'url' | 'name' | 'phone' | 'email' | 'logo' | 'locations' | 'social'>;

const context = 'https://schema.org';
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Where somebody finds a location, for search engines. */
export const createAddress = ({ address: { street, suburb, state, postcode } }: Location): Data => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: suburb,
  addressRegion: state,
  postalCode: postcode,
  addressCountry: 'AU',
});

const createGeo = ({ address: { latitude, longitude } }: Location): Data =>
  latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };

/** Usual hours of a department; a day that is closed, or open at unknown times, is not named. */
const createHours = ({ hours }: Pick<Department, 'hours'>): Data[] =>
  hours
    .filter(({ status, open, close }) => status === 'open' && open && close)
    .map(({ weekday, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[weekday],
      opens: open,
      closes: close,
    }));

const createSpecialHours = ({ date, status, open, close }: SpecialDay): Data => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  // The same instant twice is how schema.org writes a closed day.
  opens: status === 'open' ? open : '00:00',
  closes: status === 'open' ? close : '00:00',
});

const createLicence = ({ licence }: Location): Data =>
  licence ? { identifier: { '@type': 'PropertyValue', name: licence.label, value: licence.number } } : {};

/** A fact of many parts; without any it is left out. */
const createList = (name: string, parts: Data[]): Data => (parts.length > 0 ? { [name]: parts } : {});

/** Where a location is and when its main department is open, as its page shows it (LOC-07). */
function describeLocation(location: Location): Data {
  const main = findMainDepartment(location);
  return {
    address: createAddress(location),
    ...createGeo(location),
    ...(location.address.placeUrl ? { hasMap: location.address.placeUrl } : {}),
    ...createList('openingHoursSpecification', main ? createHours(main) : []),
    ...createList(
      'specialOpeningHoursSpecification',
      location.specialDays
        .filter(({ department }) => department === 'all' || department === main?.type)
        .map(createSpecialHours),
    ),
    ...createLicence(location),
  };
}

const kinds = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' };

/** A location for search engines (LOC-01). */
export const createLocationData = (location: Location, site: Public): Data => ({
  '@context': context,
  '@type': kinds[location.type],
  '@id': `${site.url}/locations/${location.slug}/`,
  name: location.name,
  url: `${site.url}/locations/${location.slug}/`,
  ...(location.phone ? { telephone: location.phone } : {}),
  ...(location.email ? { email: location.email } : {}),
  ...(location.image ? { image: new URL(location.image, site.url).href } : {}),
  ...describeLocation(location),
  parentOrganization: { '@type': 'AutoDealer', '@id': `${site.url}/#dealer`, name: site.name },
});

/** The dealer for search engines: its main location, and how to reach it. */
export function createDealerData(site: Public): Data {
  const main = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  return {
    '@context': context,
    '@type': 'AutoDealer',
    '@id': `${site.url}/#dealer`,
    name: site.name,
    url: `${site.url}/`,
    ...(site.phone ? { telephone: site.phone } : {}),
    ...(site.email ? { email: site.email } : {}),
    ...(site.logo ? { logo: new URL(site.logo.src, site.url).href } : {}),
    ...(main ? describeLocation(main) : {}),
    ...(site.social.length > 0 ? { sameAs: site.social.map(({ url }) => url) } : {}),
  };
}

/** The website, and that it can be searched. */
export const createWebsiteData = ({
  url,
  name,
  listingPath,
}: Pick<Site, 'url' | 'name' | 'listingPath'>): Data => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${url}/#website`,
  name,
  url: `${url}/`,
  inLanguage: 'en-AU',
  publisher: { '@id': `${url}/#dealer` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}${listingPath}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
