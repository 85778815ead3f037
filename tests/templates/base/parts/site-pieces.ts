import type { VehiclePageSite } from '#parts/vehicle/vehicle-site.ts';

/** What parts need to know of a site, with nothing switched on that a test does not ask for. */
export const sitePieces: VehiclePageSite = {
  listingPath: '/search/',
  price: {
    noPriceText: 'Enquire for price.',
    offersSubscriptions: false,
    subscriptionPeriod: 'week',
    subscriptionIncludes: null,
    showExGst: false,
    marketIndicatorFrom: 500,
  },
  tags: { newArrivalDays: 8, tagElectric: false, certifiedUsedMakes: ['Toyota'], certifiedTags: [] },
  card: {
    soldStyle: 'faded',
    located: true,
    actions: { details: true, finance: null, testDrive: null, reserve: null },
    calculator: null,
  },
  garage: { saved: true, quote: false, compare: 4, viewed: 12 },
  images: { name: 'parameters', quality: 75 },
  messages: {},
  vehicle: {
    actions: ['enquire', 'call', 'historyReport'],
    maskPhone: true,
    fewPictures: 4,
    breadcrumb: 'name',
    map: false,
    print: true,
    pdf: true,
    views: { shownFrom: 20, popularFrom: 100 },
    share: { feedback: 'inline' },
    spin: { first: true, autoRotate: true },
  },
  phone: '+61733334444',
  name: 'Bayside',
  email: null,
  url: 'https://dealer.example',
  apiUrl: 'https://api.example',
  websiteId: '77',
  locationPages: true,
  features: { models: false, brands: true, map: false, pdf: true },
};
