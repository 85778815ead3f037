import type { Dealer } from '#config/dealer.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { VehicleStore } from '../vehicle-store.ts';
import { findDealership } from './appointment-capacity.ts';
import type { Appointment } from './appointment.ts';

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
  try {
    const vehicle = await vehicles.findIn(stock, vehicleId);
    if (vehicle?.id === vehicleId) return isAvailable(vehicle);
    return !(await vehicles.hasStock(stock));
  } catch (error) {
    console.warn(`Nobody can say whether vehicle ${vehicleId} of ${stock} is for sale.`, error);
    return true;
  }
}
