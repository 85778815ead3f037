import { map } from 'nanostores';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { fetchVehicles } from '#services/vehicle/vehicles.ts';
import { $savedVehicles } from './saved-vehicles.ts';
import { $viewed } from './viewed.ts';

export interface StoredVehiclesState {
  status: 'loading' | 'ready' | 'failed';
  /** Vehicles as they are now, by id; null for one that is no longer in stock. */
  vehicles: Readonly<Record<string, Vehicle | null>>;
}

/** Before the browser's storage has been read. */
export const unreadVehicles: StoredVehiclesState = { status: 'loading', vehicles: {} };

/** What the index says today about saved and viewed vehicles. */
export const $storedVehicles = map<StoredVehiclesState>(unreadVehicles);

/** Reads the saved and viewed vehicles that are not known yet. A failure is told by `status`, never thrown. */
export async function loadStoredVehicles(endpoint: SearchEndpoint): Promise<void> {
  const { vehicles } = $storedVehicles.get();
  const ids = [...$savedVehicles.get(), ...$viewed.get()].map(({ id }) => id);
  const unknown = [...new Set(ids)].filter((id) => !Object.hasOwn(vehicles, id));
  try {
    const found = await fetchVehicles(endpoint, 'id', unknown);
    const gone = unknown.map((id): [string, null] => [id, null]);
    $storedVehicles.set({
      status: 'ready',
      vehicles: {
        ...$storedVehicles.get().vehicles,
        ...Object.fromEntries(gone),
        ...Object.fromEntries(found.map((vehicle) => [vehicle.id, vehicle])),
      },
    });
  } catch (error) {
    console.warn('Saved vehicles could not be looked up.', error);
    $storedVehicles.setKey('status', 'failed');
  }
}

/** Reads all of them again, for a page that has been open for a while; a failure leaves what is known. */
export async function rereadStoredVehicles(endpoint: SearchEndpoint): Promise<void> {
  const ids = Object.keys($storedVehicles.get().vehicles);
  try {
    const found = new Map((await fetchVehicles(endpoint, 'id', ids)).map((vehicle) => [vehicle.id, vehicle]));
    const vehicles = Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]));
    $storedVehicles.set({ status: 'ready', vehicles: { ...$storedVehicles.get().vehicles, ...vehicles } });
  } catch (error) {
    console.warn('Saved vehicles could not be looked up.', error);
  }
}

/** Reads all of them again where price or status of one has changed: their live fields alone are short. */
export async function checkStoredVehicles(endpoint: SearchEndpoint): Promise<void> {
  const known = Object.values($storedVehicles.get().vehicles).filter((vehicle) => vehicle !== null);
  const { hasChanged } = await import('../listing/shown-cards.ts');
  if (await hasChanged(endpoint, known)) await rereadStoredVehicles(endpoint);
}

/** Keeps them read while a page is open, whichever tab adds one. Answers a function that stops it. */
export function followStoredVehicles(endpoint: SearchEndpoint): () => void {
  const load = (): void => void loadStoredVehicles(endpoint);
  const stops = [$savedVehicles.listen(load), $viewed.listen(load)];
  load();
  return () => stops.forEach((stop) => stop());
}
