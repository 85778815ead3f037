import type { VehicleStore } from '../api/vehicle-store.ts';
import type { Reservation, ReservationRequest } from './reservation.ts';
import type { ReservationStore } from './reservation-store.ts';

/**
 * Who holds a vehicle, or has reserved it, since before an import gave it another id, or other facts; null where nobody does. Of
 * several vehicles with one VIN none is taken for another. Where nobody knows what has become of the vehicle that had the id, this
 * one waits for the end of that reservation: no two deposits are taken for one. `now` is in epoch seconds.
 */
export async function findEarlierHolder(
  {
    store,
    vehicles,
  }: { store: Pick<ReservationStore, 'listAlike'>; vehicles: Pick<VehicleStore, 'findSame'> },
  vehicle: Pick<ReservationRequest, 'collection' | 'vehicleId' | 'vin'>,
  now: number,
): Promise<Reservation | null> {
  for (const holder of store.listAlike(vehicle, now)) {
    const held = await vehicles.findSame(vehicle.collection, holder);
    const isLost = held === null && holder.vehicleId === vehicle.vehicleId;
    if (isLost || held?.id === vehicle.vehicleId) return holder;
  }
  return null;
}
