import type { Vehicle } from '#domain/vehicle.ts';
import type { Catalogue } from './catalogue.ts';

interface Shelf {
  vehicles: Vehicle[];
  places: Map<string, number>;
}
const shelves = new WeakMap<Catalogue, Map<string, Shelf>>();

const shelfOf = ({ category, body }: Vehicle): string => `${category}/${body ?? ''}`;

/** Vehicles by kind and body, cheapest first, made once per catalogue so that each page only looks around itself. */
function readShelves(catalogue: Catalogue): Map<string, Shelf> {
  const known = shelves.get(catalogue);
  if (known) return known;
  const made = new Map<string, Shelf>();
  for (const [name, group] of Map.groupBy(catalogue.vehicles, shelfOf)) {
    const vehicles = group.sort((a, b) => (a.price ?? 0) - (b.price ?? 0) || (a.id < b.id ? -1 : 1));
    made.set(name, { vehicles, places: new Map(vehicles.map(({ id }, place) => [id, place])) });
  }
  shelves.set(catalogue, made);
  return made;
}

/**
 * Unsold vehicles of the same kind and body that are nearest in price; those of the same make come first.
 * Looks at a constant number of neighbours, whatever the size of the stock.
 */
export function similarVehicles(catalogue: Catalogue, vehicle: Vehicle, limit: number): Vehicle[] {
  const shelf = readShelves(catalogue).get(shelfOf(vehicle));
  if (!shelf) return [];
  const place = shelf.places.get(vehicle.id) ?? 0;
  const reach = limit * 3;
  const neighbours = shelf.vehicles
    .slice(Math.max(0, place - reach), place + reach + 1)
    .filter(({ id, sold, soldAt }) => id !== vehicle.id && !sold && soldAt === null);
  const distance = (other: Vehicle): number => Math.abs((other.price ?? 0) - (vehicle.price ?? 0));
  const elsewhere = (other: Vehicle): number => (other.make === vehicle.make ? 0 : 1);
  return neighbours.sort((a, b) => elsewhere(a) - elsewhere(b) || distance(a) - distance(b)).slice(0, limit);
}
