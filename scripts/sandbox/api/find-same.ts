import { readWholeVin } from '#domain/vehicle/facts/vin.ts';

/** By what a vehicle was known earlier; a VIN is whole. All but the id are empty where nobody knew them. */
export interface KnownVehicle {
  readonly vehicleId: string;
  readonly vin: string;
  readonly slug: string;
  readonly stockNumber: string;
}

/** What a page, a lead or a reservation says of a vehicle besides its id; each is empty where it says nothing. */
export type SaidOfVehicle = Omit<KnownVehicle, 'vehicleId'>;

/** What is found of a vehicle in a stock of today. */
export interface FoundVehicle {
  readonly slug?: string | undefined;
  readonly stockNumber?: string | null | undefined;
  readonly vin?: string | null | undefined;
}

/**
 * The vehicle of today that was known earlier; null where it is gone. An import may give it another id, and its id to another
 * one, so a VIN that stands in the stock once says more than an id. The vehicle with its id, its page and its stock number is the
 * same: somebody has corrected the VIN. Where the VIN stands in the stock no more, its page or its stock number will do: somebody
 * has corrected it, or left it out. Throws what the questions throw.
 */
export async function findSame<Found extends FoundVehicle>(
  { vin, slug, stockNumber }: SaidOfVehicle,
  { byId, byVin }: { byId: () => Promise<Found | null>; byVin: (vin: string) => Promise<readonly Found[]> },
): Promise<Found | null> {
  const named = await byId();
  if (vin === '') return named;
  if (named && readWholeVin(named.vin ?? null) === vin) return named;
  const isPage = named?.slug === slug;
  const isNumbered = stockNumber !== '' && named?.stockNumber === stockNumber;
  if (isPage && isNumbered) return named;
  const [found, second] = await byVin(vin);
  if (found) return second ? null : found;
  return slug && !isPage && !isNumbered ? null : named;
}
