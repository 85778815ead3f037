import { readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import { mayBeTold } from '#domain/vehicle/visible.ts';
import { createVehicleFinder } from './vehicle-finder.ts';

// Fetched by pages whose address names a vehicle; most visits name none.
const { $state, find, reread } = createVehicleFinder(async (endpoint, name) => {
  const { fetchNamedVehicle } = await import('#services/vehicle/vehicles.ts');
  return fetchNamedVehicle(endpoint, name);
});

/** The vehicle that the page's address names with `car_id`, by its id or its slug. */
export const $namedVehicle = $state;

/** Looks up the vehicle that the address names, one that the dealer shows; does nothing where it names none. */
export async function findNamedVehicle(
  { search, stock }: { search: SearchEndpoint; stock: StockRules },
  query: string,
): Promise<void> {
  const name = readNamedVehicle(query);
  if (name !== null) await find(search, name, (vehicle, now) => mayBeTold(vehicle, stock, now));
}

/** Reads it again; see VehicleFinder. */
export const rereadNamedVehicle = reread;
