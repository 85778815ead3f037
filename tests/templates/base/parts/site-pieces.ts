import type { VehiclePageSite } from '#parts/vehicle-site.ts';

/** What parts need to know of a site, with nothing switched on that a test does not ask for. */
export const sitePieces: VehiclePageSite = {
  price: {
    noPriceText: 'Enquire for price.',
    offersSubscriptions: false,
    subscriptionPeriod: 'week',
    marketIndicatorFrom: 500,
  },
  tags: { newArrivalDays: 8, tagElectric: false, certifiedUsedMakes: ['Toyota'] },
  card: {
    soldStyle: 'faded',
    actions: { details: true, finance: null, testDrive: null, reserve: null },
  },
  garage: { favourites: true, compare: 4, viewed: 12 },
  images: { name: 'parameters', quality: 75 },
  messages: {},
  vehicleActions: ['enquire', 'call', 'historyReport'],
  phone: '+61733334444',
  name: 'Bayside',
  email: null,
  maskPhone: true,
  fewPictures: 4,
  spin: { first: true, autoRotate: true },
  share: { feedback: 'inline' },
  url: 'https://dealer.example',
  apiUrl: 'https://api.example',
  features: {
    offers: true,
    parts: false,
    models: false,
    brands: true,
    locationPages: true,
    contact: true,
    testDrive: false,
    vehicleMap: false,
    delivery: false,
    autogauge: false,
    vehicleAds: false,
    print: true,
    pdf: true,
  },
};
