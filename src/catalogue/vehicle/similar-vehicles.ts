import {
  chooseSimilar,
  createSimilarQueries,
  isFoundBy,
  similarHits,
  type SimilarQuery,
} from '#domain/vehicle/similar.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Catalogue } from '../catalogue.ts';

type Shelves = Map<string, Vehicle[]>;
const shelves = new WeakMap<Catalogue, Shelves>();

const modelKey = (make: string, model: string): string => `model ${make}\n${model}`;
const bodyKey = (body: string): string => `body ${body}`;
const makeKey = (make: string): string => `make ${make}`;

/** The shelf on which everything that a query can find stands. */
function shelfOf({ make, model, body }: SimilarQuery): string {
  if (body !== undefined) return bodyKey(body);
  return model === undefined ? makeKey(make ?? '') : modelKey(make ?? '', model);
}

/** Vehicles in stock by model, body and make, newest first, made once per catalogue. */
function readShelves(catalogue: Catalogue): Shelves {
  const known = shelves.get(catalogue);
  if (known) return known;
  const made: Shelves = new Map();
  const put = (key: string, vehicle: Vehicle): void => {
    const shelf = made.get(key);
    if (shelf) shelf.push(vehicle);
    else made.set(key, [vehicle]);
  };
  for (const vehicle of catalogue.vehicles) {
    if (vehicle.status !== 'in_stock') continue;
    put(modelKey(vehicle.make, vehicle.model), vehicle);
    put(makeKey(vehicle.make), vehicle);
    if (vehicle.body !== null) put(bodyKey(vehicle.body), vehicle);
  }
  shelves.set(catalogue, made);
  return made;
}

/** The newest vehicles that a query finds, as many as the index would send. */
function ask(catalogue: Catalogue, query: SimilarQuery): Vehicle[] {
  const found: Vehicle[] = [];
  for (const vehicle of readShelves(catalogue).get(shelfOf(query)) ?? []) {
    if (isFoundBy(query, vehicle)) found.push(vehicle);
    if (found.length === similarHits) break;
  }
  return found;
}

/**
 * Vehicles like this one, as the browser would find them in the index at the moment of the build (VDP-23, VDP-24).
 * Each query walks its own shelf only until it has enough.
 */
export const similarVehicles = (catalogue: Catalogue, vehicle: Vehicle, most: number): Vehicle[] =>
  chooseSimilar(
    vehicle,
    createSimilarQueries(vehicle).flatMap((query) => ask(catalogue, query)),
    most,
  );
