import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

interface Particular {
  missing: (vehicle: Vehicle) => boolean;
  says: (count: string) => string;
}

/** What Australian law asks an advertisement to tell, and what a dealer should do when stock does not have it. */
const particulars: readonly Particular[] = [
  {
    missing: (vehicle) => findEffectivePrice(vehicle) !== null && vehicle.priceType === null,
    says: (count) =>
      `${count} with a price but no price_type: shoppers cannot tell what it includes, which the law asks for. ` +
      'Map a column to price_type, or set one value for the whole feed.',
  },
  {
    missing: ({ carType, registration, vin, stockNumber }) =>
      carType !== 'new' && registration === null && vin === null && stockNumber === null,
    says: (count) =>
      `${count}, used or demo, without registration, VIN or stock number: nobody can tell which one is advertised.`,
  },
];

/** Sentences about particulars that an advertisement should have and this stock lacks; none when all is there. */
export function findMissingParticulars(vehicles: readonly Vehicle[]): string[] {
  return particulars.flatMap(({ missing, says }) => {
    const count = vehicles.filter(missing).length;
    const share = `${count.toLocaleString('en-AU')} of ${vehicles.length.toLocaleString('en-AU')} vehicles`;
    return count > 0 ? [says(share)] : [];
  });
}
