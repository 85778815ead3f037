import type { Location } from '#domain/location/location.ts';
import { pick } from './pick.ts';

/** A place of business, without what only the build needs of it. */
export const publishLocation = (location: Location): Location => ({
  ...pick(
    location,
    'id',
    'slug',
    'name',
    'primary',
    'timezone',
    'phone',
    'whatsapp',
    'sms',
    'email',
    'repairerNumber',
    'type',
    'image',
    'closedDays',
  ),
  address: pick(
    location.address,
    'street',
    'suburb',
    'state',
    'postcode',
    'latitude',
    'longitude',
    'placeUrl',
  ),
  phones: Object.fromEntries(
    (['new', 'demo', 'used'] as const).flatMap((type) => {
      const number = location.phones[type];
      return number === undefined ? [] : [[type, number]];
    }),
  ),
  licence: location.licence && pick(location.licence, 'label', 'number'),
  makes: [...location.makes],
  distributionLocations: [...location.distributionLocations],
  departments: location.departments.map(({ type, phone, hours }) => ({
    type,
    phone,
    hours: hours.map((day) => pick(day, 'weekday', 'status', 'open', 'close')),
  })),
  specialDays: location.specialDays.map((day) =>
    pick(day, 'date', 'name', 'status', 'open', 'close', 'department'),
  ),
  rating: location.rating && pick(location.rating, 'average', 'count'),
});
