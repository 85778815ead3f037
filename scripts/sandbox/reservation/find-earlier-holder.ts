import type { VehicleStore } from '../api/vehicle-store.ts';
import type { Reservation, ReservationRequest } from './reservation.ts';
import type { ReservationStore } from './reservation-store.ts';

/**
 * Who holds a vehicle, or has reserved it, since before an import gave it another id; null where nobody does. Of several vehicles
 * with one VIN none is taken for another. `now` is in epoch seconds.
 */
export async function findEarlierHolder(
  {
    store,
    vehicles,
  }: { store: Pick<ReservationStore, 'listOfVin'>; vehicles: Pick<VehicleStore, 'findSame'> },
  vehicle: Pick<ReservationRequest, 'collection' | 'vehicleId' | 'vin'>,
  now: number,
): Promise<Reservation | null> {
  for (const holder of store.listOfVin(vehicle, now)) {
    const held = await vehicles.findSame(vehicle.collection, holder);
    if (held?.id === vehicle.vehicleId) return holder;
  }
  return null;
}
