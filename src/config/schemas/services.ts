import * as v from 'valibot';
import { listingPaths } from '#domain/listing/path.ts';
import { postAddress, safeAddress } from './lead/safe-address.ts';
import { nameDrivers, tellDrivers } from './drivers.ts';
import { choice, decimal, feature, flag, group, maybe, pattern, text, wholeNumber } from './values.ts';

const host = pattern('Host name.', /^[a-z0-9.-]+$/i, 'a host name, without https://');
const collection = (description: string) =>
  pattern(
    description,
    /^[a-zA-Z0-9_-]{1,100}$/,
    'the name of a collection: up to 100 letters, digits, _ and -',
  );

/** Where things run. Keys that must stay secret never stand in a dealer file. */
export const services = group('Servers that the site talks to.', {
  search: group('Search index.', {
    host,
    port: wholeNumber('Port.', 1, 65_535, 'a port number'),
    protocol: choice('Protocol.', ['https', 'http']),
    path: v.pipe(
      v.string('a path that starts with /, or nothing'),
      v.regex(/^(\/[\w./-]{0,200})?$/, 'a path that starts with /, or nothing'),
      v.description('Path in front of the API, usually empty.'),
    ),
    key: maybe(
      text(
        'Public key that may only search. Leave it out: the build makes one for the dealer’s own collections.',
      ),
    ),
  }),
  api: group('Dealer API.', {
    url: maybe(postAddress('Base address.')),
    uploads: flag('Whether it keeps files that are sent with forms (/uploads of the contract).'),
    throughSite: flag(
      'The host of the site answers /api by this server, which auth needs: the build writes the rule into _redirects.',
    ),
  }),
});

/** GAL-03, C50. */
export const images = group('Vehicle pictures.', {
  name: choice(
    'Which service resizes the pictures. parameters: one that takes width and quality. none: pictures as they are.',
    ['parameters', 'imgix', 'fastly', 'cloudflare', 'none'],
  ),
  quality: wholeNumber('Picture quality.', 1, 100),
});

/** How an enquiry leaves the browser; one driver each. The description ends the sentence "Enquiries go …". */
const leadDrivers = [
  v.pipe(v.strictObject({ name: v.literal('typesense') }), v.description('into the index')),
  v.pipe(
    v.strictObject({
      name: v.literal('http'),
      url: postAddress(
        'Address that takes { userData, isLastStep } and answers { lead_id } or { error }, as JSON.',
      ),
    }),
    v.description('as JSON'),
  ),
  v.pipe(
    v.strictObject({
      name: v.literal('adf'),
      url: postAddress('Address that takes ADF XML and answers { lead_id } or { error } as JSON.'),
    }),
    v.description('as ADF XML'),
  ),
] as const;

export const leads = v.pipe(
  v.variant('name', leadDrivers, nameDrivers(leadDrivers)),
  v.description(`How enquiries are delivered: ${tellDrivers(leadDrivers)}.`),
);

/** Where postcodes are (API-08); one driver each. The description ends the sentence "Postcodes are found …". */
const geocoders = [
  v.pipe(v.strictObject({ name: v.literal('table') }), v.description('in a table that comes with the site')),
  v.pipe(
    v.strictObject({
      name: v.literal('http'),
      url: safeAddress('Address that answers ?address=…&key=… with results[].geometry.location.'),
      key: maybe(text('Public key of the service.')),
    }),
    v.description('by a service'),
  ),
] as const;

export const geocoder = v.pipe(
  v.variant('name', geocoders, nameDrivers(geocoders)),
  v.description(`How postcodes are found: ${tellDrivers(geocoders)}.`),
);

/** Where maps come from (LOC-08). Every driver has the drawn map; a service besides is asked by shoppers alone. */
export const maps = feature(
  'Map of the locations, drawn at build from public-domain data, so that no map service learns of visits.',
  {
    name: choice(
      'outline: the drawn map alone. openstreetmap or google: besides, a street map on pages of locations, for those who press a button.',
      ['outline', 'openstreetmap', 'google'],
    ),
    key: maybe(
      pattern(
        'Public key of the Maps Embed API, which google needs; restrict it to the address of the site.',
        /^[\w-]{8,100}$/,
        'the key of the Maps Embed API',
      ),
    ),
    centre: maybe(
      group('Middle of the map; the locations decide when null.', {
        latitude: decimal('Degrees, south negative.', -45, -9),
        longitude: decimal('Degrees, east positive.', 110, 160),
      }),
    ),
    zoom: maybe(decimal('Level of web maps, 3 (the continent) to 11 (a town).', 3, 11)),
  },
);

export const collections = group('Collections of the index.', {
  vehicles: maybe(collection('Default: vehicles_<slug>.')),
  offers: maybe(collection('Default: offers_<slug>.')),
  parts: maybe(collection('Default: parts_<slug>.')),
  leads: maybe(collection('Default: leads.')),
  reviews: maybe(collection('Default: reviews_<slug>.')),
});

export const build = group('The nightly build.', {
  stockDropShare: decimal(
    'Share of stock that may vanish from one build to the next before publishing stops (0.5 is half).',
    0,
    1,
  ),
});

export const routes = group('Addresses of pages.', {
  searchPrefix: choice(
    'First part of the addresses of listings and of what breadcrumbs lead to; the other one redirects there.',
    listingPaths,
  ),
});

/** Values of the legal pages (LEGAL-01). */
export const legal = group('Values of the privacy policy and the terms.', {
  privacyContact: maybe(text('Who answers privacy questions. Default: the Privacy Officer.')),
  acknowledgeDays: wholeNumber('Days to acknowledge a complaint.', 1, 30, 'a number of days'),
  resolveDays: wholeNumber('Days to resolve a complaint.', 1, 90, 'a number of days'),
  accessDays: wholeNumber('Days to answer a request for access.', 1, 60, 'a number of days'),
});
