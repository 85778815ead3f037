import type { Location } from '#domain/location/location.ts';

/** A location in Brisbane that sells and repairs, with whatever a test changes. */
export const aLocation = (changed: Partial<Location> = {}): Location => ({
  id: '1',
  slug: 'nundah',
  name: 'Nundah',
  primary: true,
  address: {
    street: '12 Main St',
    suburb: 'Nundah',
    state: 'QLD',
    postcode: '4012',
    latitude: null,
    longitude: null,
    placeUrl: null,
  },
  timezone: 'Australia/Brisbane',
  phone: null,
  phones: {},
  whatsapp: null,
  sms: null,
  email: null,
  licence: { label: 'Dealer licence', number: '4400123' },
  repairerNumber: null,
  subtype: null,
  landline: null,
  fax: null,
  dealership: null,
  makes: [],
  type: 'sales',
  departments: [
    { type: 'sales', phone: null, hours: [{ weekday: 1, status: 'open', open: '08:30', close: '17:00' }] },
  ],
  specialDays: [
    { date: '2026-12-25', name: null, status: 'closed', open: '08:30', close: '17:00', department: 'all' },
    { date: '2026-12-24', name: null, status: 'open', open: '08:30', close: '12:00', department: 'service' },
  ],
  distributionLocations: [],
  closedDays: 'closed',
  image: null,
  rating: null,
  ...changed,
});
