import type { Vehicle } from '#domain/vehicle.ts';
import type { Target } from '#integration/target.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

/** A vehicle as the index stores it, with the fields that every one has. */
export function fixtureDocument(index: number, extra: Record<string, unknown> = {}): Record<string, unknown> {
  const year = 2015 + (index % 10);
  const [make, model] =
    index % 3 === 0 ? ['Toyota', 'HiLux'] : index % 3 === 1 ? ['Kia', 'Sportage'] : ['Kia', 'EV6'];
  return {
    id: `v${index}`,
    slug: `${year}-${make}-${model}-v${index}`.toLowerCase(),
    name: `${year} ${make} ${model}`,
    year,
    make,
    model,
    car_type: index % 2 === 0 ? 'used' : 'new',
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 20_000 + index * 10,
    km: index * 1000,
    created_at: 1_700_000_000 + index,
    ...extra,
  };
}

export const fixtureVehicle = (index: number, extra: Record<string, unknown> = {}): Vehicle =>
  parseVehicle(fixtureDocument(index, extra));

const network = { host: '127.0.0.1', port: 8108, protocol: 'http' as const, path: '' };

/** A small dealer with every switch on. */
export function fixtureTarget(slug: string, vehicles: Vehicle[], template = 'showroom'): Target {
  const face = {
    slug,
    name: `Dealer ${slug}`,
    legalName: `Dealer ${slug} Pty Ltd`,
    abn: null,
    title: `Dealer ${slug}`,
    tagline: null,
    url: `https://${slug}.example.com.au`,
    locale: 'en-AU' as const,
    timezone: 'Australia/Brisbane',
    dealershipId: slug,
    dealershipGroup: null,
    make: null,
    logo: null,
    phone: null,
    email: null,
    locations: [],
    brands: [],
    navigation: { header: [], footer: [] },
    social: [],
    announcement: null,
    stock: {
      soldWindowDays: 3,
      excludedMakes: [],
      hideUnpricedWhenCheapestFirst: false,
      collapseSold: true,
      hitsPerPage: 21,
      facets: [],
      urlStyle: 'flat' as const,
    },
    price: {
      noPriceText: 'Contact us',
      offersSubscriptions: false,
      subscriptionPeriod: 'week' as const,
      marketIndicatorFrom: false as const,
    },
    tags: { newArrivalDays: 7, tagElectric: true, certifiedUsedMakes: [] },
    enquiry: { messageRequired: true, termsConsent: true, askRegistration: false },
    vehicleActions: [],
    features: { offers: true, brands: true, locationPages: true, vehicleMap: false },
    apiUrl: null,
    images: { name: 'none' as const, quality: 75 },
    messages: {},
  };
  const collections = { vehicles: `vehicles_${slug}`, offers: `offers_${slug}` };
  return {
    dealer: {
      ...face,
      templates: [template],
      redirects: {},
      legal: { privacy: '<p>Privacy</p>', terms: '<p>Terms</p>' },
      build: { stockDropShare: 0.5 },
      presets: ['new-cars', 'used-cars'],
      sections: { home: [] },
      services: { search: { ...network, key: null }, api: { url: null } },
      leadDelivery: { name: 'typesense' },
      collections: { ...collections, leads: 'leads' },
    },
    site: {
      ...face,
      template,
      search: { ...network, key: 'search-key', collections },
      leads: { name: 'typesense', ...network, key: 'lead-key', collection: 'leads' },
    },
    catalogue: { readAt: 1_700_000_000, vehicles, offers: [], landingPages: [] },
    theme: ':root{--brand:#c00}',
  };
}
