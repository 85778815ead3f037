import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { applyCases } from './cases/apply.ts';
import type { SampleDealer } from './dealer.ts';
import { readMakes } from './makes.ts';
import { readProfile } from './profile.ts';
import { createVehicle } from './vehicle.ts';

export interface SampleSettings {
  dealer: SampleDealer;
  /** Epoch seconds that every date is counted from; the same value gives the same bytes. */
  now: number;
  /** Origin of the sandbox as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Size of the yard; that of the dealer's profile when left out. */
  vehicles?: number;
}

/** The whole yard of one dealer as index documents, deterministic in its settings. */
export function createSampleStock({
  dealer,
  now,
  publicUrl,
  vehicles: size,
}: SampleSettings): VehicleDocument[] {
  const makes = readMakes();
  const profile = readProfile(dealer, makes);
  const context = { dealer, profile, makes, now, imageBase: publicUrl };
  const vehicles = Array.from({ length: size ?? profile.vehicles }, (_, index) =>
    createVehicle(context, index),
  );
  return applyCases(vehicles, {
    now,
    imageBase: publicUrl,
    subscriptions: dealer.price.offersSubscriptions,
    finance: dealer.finance,
    seed: dealer.slug,
  });
}

/** Start of the current day in UTC, in epoch seconds: stock made twice on one day is byte-identical. */
export const startOfDay = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000) * 86_400;
