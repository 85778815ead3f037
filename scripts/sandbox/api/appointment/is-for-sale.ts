import { setTimeout } from 'node:timers/promises';
import type { Dealer } from '#config/dealer.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { VehicleStore } from '../vehicle-store.ts';
import { findDealership } from './appointment-capacity.ts';
import type { Appointment } from './appointment.ts';

/** Milliseconds to wait for the stock: a page waits no eight seconds for its time. */
const patience = 2_000;

/** What is answered where it is not. */
export const soldVehicle = 'This vehicle is no longer for sale.';

/**
 * Whether the vehicle of an appointment is for sale: a page may have stood open while it was sold. True for an appointment of no
 * certain vehicle, and where no stock of the dealer is known or can be asked.
 *
 * @param dealers null where this server is told of none
 */
export async function isForSale(
  vehicles: Pick<VehicleStore, 'findIn' | 'hasStock'>,
  dealers: readonly Dealer[] | null,
  { dealershipSlug, vehicleId }: Pick<Appointment, 'dealershipSlug' | 'vehicleId'>,
): Promise<boolean> {
  const stock = dealers && findDealership(dealers, dealershipSlug)?.build.collections.vehicles;
  if (!stock || vehicleId === '') return true;
  const look = async (): Promise<boolean> => {
    const vehicle = await vehicles.findIn(stock, vehicleId);
    if (vehicle?.id === vehicleId) return isAvailable(vehicle);
    return !(await vehicles.hasStock(stock));
  };
  const looked = look().catch((error: unknown) => {
    console.warn(`Nobody can say whether vehicle ${vehicleId} of ${stock} is for sale.`, error);
    return true;
  });
  return Promise.race([looked, setTimeout(patience, true, { ref: false })]);
}
