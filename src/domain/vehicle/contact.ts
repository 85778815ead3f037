import type { Location } from '../location/location.ts';
import type { CarType } from './vehicle.ts';

/** How to reach the sellers of a vehicle; a missing channel is null. Numbers are as in `Location`. */
export interface VehicleContact {
  phone: string | null;
  whatsapp: string | null;
  sms: string | null;
  email: string | null;
  /** Way to the location in Google Maps. */
  directions: string | null;
}

/** The dealer's own number and address, for vehicles whose location has none. */
export interface DealerContact {
  phone: string | null;
  email: string | null;
}

/** The number for a vehicle: that of its condition at its location (UI-04), of its location, or of the dealer. */
export const findPhone = (
  carType: CarType,
  location: Pick<Location, 'phone' | 'phones'> | null,
  dealer: Pick<DealerContact, 'phone'>,
): string | null => location?.phones[carType] ?? location?.phone ?? dealer.phone;

/** Whom to call, write to and visit about a vehicle of this condition. */
export const findContact = (
  carType: CarType,
  location: Location | null,
  dealer: DealerContact,
): VehicleContact => ({
  phone: findPhone(carType, location, dealer),
  whatsapp: location?.whatsapp ?? null,
  sms: location?.sms ?? null,
  email: location?.email ?? dealer.email,
  directions: location && createDirectionsUrl(location),
});

/**
 * Google Maps with the way to a location laid out from where the shopper is (LOC-07). Name and street find the driveway;
 * a bare coordinate finds the nearest kerb.
 */
export function createDirectionsUrl({ name, address }: Pick<Location, 'name' | 'address'>): string {
  const { street, suburb, state, postcode } = address;
  const destination = [name, street, suburb, `${state} ${postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
