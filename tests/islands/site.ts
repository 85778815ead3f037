import type { ListingProps } from '#islands/listing/listing-props.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument } from '../services/search/yard.ts';

/** Forty vehicles, newest first. */
export const documents = Array.from({ length: 40 }, (_, index) =>
  createDocument({
    id: `v${index}`,
    make: ['Toyota', 'Kia', 'Mazda'][index % 3] ?? '',
    price: 20_000 + index * 1_000,
    created_at: 1_760_000_000 - index,
  }),
);
export const vehicles = documents.map(parseVehicle);

export const listing: ListingProps = {
  heading: 'All vehicles',
  path: '/search/',
  fixed: {},
  locations: [],
  map: [],
  builtAt: 1_760_000_000,
  bounds: { price: { min: 20_000, max: 59_000 } },
  built: { hits: [], count: 0, facets: {}, ms: 0, page: 1, pages: 0 },
  site: {
    search: {
      host: '127.0.0.1',
      port: 18_180,
      protocol: 'http',
      path: '',
      key: 'public',
      otherKey: 'public',
      collections: { vehicles: 'vehicles', offers: 'offers', parts: 'parts' },
      missing: { vehicles: [], offers: [], parts: [] },
    },
    listingPath: '/search/',
    call: null,
    delivers: false,
    stock: {
      soldWindowDays: 3,
      excludedMakes: [],
      leastPhotos: 0,
      leastAgeDays: 0,
      collapseSold: true,
    },
    listing: {
      presets: ['new-cars', 'used-cars'],
      hideUnpricedWhenCheapestFirst: true,
      hitsPerPage: 21,
      facets: ['make', 'body', 'price'],
      views: ['grid', 'list', 'compact'],
      columns: [],
      urlStyle: 'flat',
      singleSelect: [],
      popularMakes: 7,
      customBodies: false,
      sliders: null,
      countCap: null,
      clearFiltersHref: false,
      header: true,
      shortcut: true,
      history: true,
      saved: true,
      near: null,
    },
    price: {
      noPriceText: 'Enquire for price.',
      offersSubscriptions: false,
      subscriptionPeriod: 'week',
      subscriptionIncludes: null,
      showExGst: false,
      marketIndicatorFrom: 500,
    },
    tags: { newArrivalDays: 8, tagElectric: false, certifiedUsedMakes: [], certifiedTags: [] },
    card: {
      soldStyle: 'faded',
      located: true,
      actions: { details: true, finance: null, testDrive: null, reserve: null },
      calculator: null,
    },
    promotions: [],
    timezone: 'Australia/Brisbane',
    garage: { saved: true, quote: false, compare: 4, viewed: 12 },
    images: { name: 'parameters', quality: 75 },
    pictures: {},
    weekly: null,
    messages: {},
  },
};
