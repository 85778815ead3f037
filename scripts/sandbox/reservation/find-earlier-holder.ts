import type { VehicleStore } from '../api/vehicle-store.ts';
import type { Reservation, ReservationRequest } from './reservation.ts';
import type { ReservationStore } from './reservation-store.ts';

/**
 * Who holds a vehicle, or has reserved it, since before an import gave it another id; null where nobody does. One that stands in
 * the stock under its own id is another vehicle, whatever its VIN. `now` is in epoch seconds.
 */
export async function findEarlierHolder(
  { store, vehicles }: { store: Pick<ReservationStore, 'listOfVin'>; vehicles: Pick<VehicleStore, 'findIn'> },
  vehicle: Pick<ReservationRequest, 'collection' | 'vehicleId' | 'vin'>,
  now: number,
): Promise<Reservation | null> {
  for (const holder of store.listOfVin(vehicle, now)) {
    const other = await vehicles.findIn(vehicle.collection, holder.vehicleId);
    if (other?.id !== holder.vehicleId) return holder;
  }
  return null;
}
