import type { SampleDealer } from '#scripts/sandbox/sample/dealer.ts';

const location = (id: string, suburb: string, state: 'QLD' | 'WA'): SampleDealer['locations'][0] => ({
  id,
  name: `${suburb} yard`,
  makes: [],
  departments: [{ type: 'sales', phone: null, hours: [] }],
  address: {
    street: '1 Depot Road',
    suburb,
    state,
    postcode: '4000',
    latitude: null,
    longitude: null,
    placeUrl: null,
    placeId: null,
  },
});

/** A dealer that no profile describes. */
export const unprofiled: SampleDealer = {
  slug: 'test-toyota',
  name: 'Test Toyota',
  make: 'Toyota',
  dealershipId: '77',
  websiteId: '770',
  brands: [],
  price: { offersSubscriptions: false },
  finance: null,
  locations: [location('north', 'Chermside', 'QLD'), location('south', 'Rocklea', 'QLD')],
  parts: {},
  collections: {
    vehicles: 'vehicles_test_toyota',
    offers: 'offers_test_toyota',
    parts: 'parts_test_toyota',
    leads: 'leads',
    reviews: 'reviews_test_toyota',
  },
  reviews: null,
};

export const superstore: SampleDealer = {
  ...unprofiled,
  slug: 'westside-superstore',
  name: 'Westside Superstore',
  make: null,
  price: { offersSubscriptions: true },
  locations: [location('osborne-park', 'Osborne Park', 'WA')],
};
