import type { ListKey } from './facets.ts';
import { findPriceBand } from './price-band.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type Value = string | number | boolean | null | readonly string[];

const readers: Record<ListKey, (vehicle: Vehicle) => Value> = {
  condition: ({ carType }) => carType,
  make: ({ make }) => make,
  model: ({ model }) => model,
  makeModel: ({ makeModel }) => makeModel,
  badge: ({ badge }) => badge,
  body: ({ body }) => body,
  priceRange: (vehicle) => findPriceBand(findEffectivePrice(vehicle)),
  fuel: ({ fuel }) => fuel,
  transmission: ({ transmission }) => transmission,
  drive: ({ drive }) => drive,
  seats: ({ seats }) => seats,
  colourFamily: ({ colourFamily }) => colourFamily,
  colour: ({ colour }) => colour,
  features: ({ filterFeatures }) => filterFeatures,
  categories: ({ categories }) => categories,
  type: ({ category }) => category,
  certified: ({ certified }) => certified,
  status: ({ status }) => status,
  tag: ({ tag }) => tag,
  location: ({ locationName }) => locationName,
  dealership: ({ dealershipName }) => dealershipName,
  city: ({ city }) => city,
  state: ({ state }) => state,
  weekly: ({ weeklyPrice }) => weeklyPrice,
};

/** The values under which a facet counts a vehicle, in the spelling of the index; empty when unknown. */
export function readFacetValues(vehicle: Vehicle, key: ListKey): string[] {
  const value = readers[key](vehicle);
  if (value === null || value === '') return [];
  return Array.isArray(value) ? [...(value as readonly string[])] : [String(value)];
}

/** How many vehicles each value has. */
export function countFacetValues(vehicles: readonly Vehicle[], key: ListKey): Record<string, number> {
  const counts: Record<string, number> = Object.create(null) as Record<string, number>;
  for (const vehicle of vehicles)
    for (const value of readFacetValues(vehicle, key)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
