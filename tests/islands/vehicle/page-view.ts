import type { Location } from '#domain/location/location.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleView, type VehicleView } from '#islands/vehicle/sections/vehicle-view.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { sitePieces } from '../../templates/base/parts/site-pieces.ts';
import { listing } from '../site.ts';

export const location: Location = {
  id: '1',
  slug: 'newstead',
  name: 'Harbour Newstead',
  primary: true,
  type: 'sales',
  address: {
    street: '1 Wharf Street',
    suburb: 'Newstead',
    state: 'QLD',
    postcode: '4006',
    latitude: null,
    longitude: null,
    placeUrl: 'https://maps.example/?q=1',
    placeId: null,
  },
  timezone: 'Australia/Brisbane',
  phone: '+61733334444',
  phones: {},
  whatsapp: null,
  sms: null,
  email: null,
  dealership: null,
  subtype: null,
  landline: null,
  fax: null,
  licence: { label: 'MD', number: '3048812' },
  repairerNumber: null,
  makes: [],
  departments: [],
  specialDays: [],
  closedDays: 'closed',
  image: null,
  distributionLocations: [],
  rating: null,
};

const { search, stock } = listing.site;
export const pageSite: VehicleView['site'] = {
  ...sitePieces,
  ...{ search, stock, similarVehicles: { most: 6 }, dealershipId: '1' },
  tradeIn: { minPrice: 200 },
  reserve: {
    ...{ mode: 'checkout', page: '/checkout/', deposit: 200, holdHours: 48, guarantee: null },
    ...{ methods: ['visa'], paymentOrigin: null },
    eligible: { carTypes: ['new', 'demo', 'used'], minPrice: 0, statuses: ['in_stock'] },
  },
};

/** What a page is drawn from, of a priced vehicle at a location. */
export const createView = (
  changed: Partial<Vehicle> = {},
  site: Partial<VehicleView['site']> = {},
): VehicleView =>
  createVehicleView({
    vehicle: stockVehicle({ price: 31_990, priceType: 'drive_away', ...changed }),
    site: { ...pageSite, ...site },
    location,
    map: [],
    now: 1_800_000_000,
  });
