import type { Dealer } from '#config/dealer.ts';
import { readWholeVin } from '#domain/vehicle/facts/vin.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { inTime } from '../../in-time.ts';
import type { KnownVehicle, SaidOfVehicle } from '../find-same.ts';
import type { VehicleStore } from '../vehicle-store.ts';
import { listHosts, type CalendarPlace } from './host.ts';
import type { Appointment } from './appointment.ts';

/** What is answered where it is not. */
export const soldVehicle = 'This vehicle is no longer for sale.';

/** Whether one of several stocks offers a vehicle: most feeds leave out what is sold. True where there is no such stock. */
export async function isOffered(
  vehicles: Pick<VehicleStore, 'findSame' | 'hasStock'>,
  stocks: readonly string[],
  known: KnownVehicle,
): Promise<boolean> {
  const found = await Promise.all(stocks.map((stock) => vehicles.findSame(stock, known)));
  if (found.some((vehicle) => vehicle && vehicle.showOnDealerWebsite && isAvailable(vehicle))) return true;
  const are = await Promise.all(stocks.map((stock) => vehicles.hasStock(stock)));
  return !are.includes(true);
}

/**
 * Whether the vehicle of an appointment is for sale: a page may have stood open while it was sold. True for an appointment of no
 * certain vehicle, and where no stock of the dealers at its location is known or can be asked in time.
 *
 * @param dealers null where this server is told of none
 */
export async function isForSale(
  vehicles: Pick<VehicleStore, 'findSame' | 'hasStock'>,
  dealers: readonly Dealer[] | null,
  place: Omit<CalendarPlace, 'kind'> & Pick<Appointment, 'vehicleId'>,
  said: SaidOfVehicle,
): Promise<boolean> {
  const { vehicleId } = place;
  const stocks = listHosts(dealers ?? [], place).map(({ build }) => build.collections.vehicles);
  if (stocks.length === 0 || vehicleId === '') return true;
  const about = `Nobody can say whether vehicle ${vehicleId} of ${stocks.join(', ')} is for sale.`;
  const known = { ...said, vehicleId, vin: readWholeVin(said.vin) ?? '' };
  return inTime(isOffered(vehicles, stocks, known), true, about);
}
