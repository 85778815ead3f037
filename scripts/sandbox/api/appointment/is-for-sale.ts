import type { Dealer } from '#config/dealer.ts';
import { readWholeVin } from '#domain/vehicle/facts/vin.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { inTime } from '../../in-time.ts';
import type { KnownVehicle, SaidOfVehicle } from '../find-same.ts';
import type { VehicleStore } from '../vehicle-store.ts';
import { findDealership } from './appointment-capacity.ts';
import type { Appointment } from './appointment.ts';

/** What is answered where it is not. */
export const soldVehicle = 'This vehicle is no longer for sale.';

/** Whether a stock offers a vehicle: most feeds leave out what is sold. True where there is no such stock. */
export async function isOffered(
  vehicles: Pick<VehicleStore, 'findSame' | 'hasStock'>,
  stock: string,
  known: KnownVehicle,
): Promise<boolean> {
  const found = await vehicles.findSame(stock, known);
  return found ? found.showOnDealerWebsite && isAvailable(found) : !(await vehicles.hasStock(stock));
}

/**
 * Whether the vehicle of an appointment is for sale: a page may have stood open while it was sold. True for an appointment of no
 * certain vehicle, and where no stock of the dealer is known or can be asked in time.
 *
 * @param dealers null where this server is told of none
 */
export async function isForSale(
  vehicles: Pick<VehicleStore, 'findSame' | 'hasStock'>,
  dealers: readonly Dealer[] | null,
  { dealershipSlug, vehicleId }: Pick<Appointment, 'dealershipSlug' | 'vehicleId'>,
  said: SaidOfVehicle,
): Promise<boolean> {
  const stock = dealers && findDealership(dealers, dealershipSlug)?.build.collections.vehicles;
  if (!stock || vehicleId === '') return true;
  const about = `Nobody can say whether vehicle ${vehicleId} of ${stock} is for sale.`;
  const known = { ...said, vehicleId, vin: readWholeVin(said.vin) ?? '' };
  return inTime(isOffered(vehicles, stock, known), true, about);
}
