import { facets, type FacetKey } from '#domain/facets.ts';
import type { CountedValue, Vocabulary } from '#domain/query/vocabulary.ts';
import type { Vehicle } from '#domain/vehicle.ts';

/** Filters that words are read as, by field of the index, and where a vehicle says its value. */
const readers: Readonly<Record<string, (vehicle: Vehicle) => string | number | null>> = {
  make: ({ make }) => make,
  simple_body: ({ body }) => body,
  simple_fuel: ({ fuel }) => fuel,
  simple_transmission: ({ transmission }) => transmission,
  simple_drive: ({ drive }) => drive,
  car_type: ({ carType }) => carType,
  seats: ({ seats }) => seats,
  colour: ({ colour }) => colour,
  state: ({ state }) => state,
  city: ({ city }) => city,
  location_name: ({ locationName }) => locationName,
};

const ranges = ['price', 'km', 'year'];

function countValues(vehicles: readonly Vehicle[], read: (vehicle: Vehicle) => string | number | null) {
  const counts = new Map<string, number>();
  for (const vehicle of vehicles) {
    const value = read(vehicle);
    if (value !== null && value !== '') counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])) satisfies CountedValue[];
}

/** The words of one dealer's stock, for reading searches in words: see Vocabulary. */
export function createVocabulary(vehicles: readonly Vehicle[]): Vocabulary {
  const known = new Set(Object.values(facets).map(({ field }) => field));
  const models = known.has('model')
    ? countValues(vehicles, ({ make, model }) => JSON.stringify([make, model])).map(([pair, count]) => {
        const [make = '', model = ''] = JSON.parse(pair) as string[];
        return [make, model, count] as const;
      })
    : [];
  return {
    values: Object.fromEntries(
      Object.entries(readers)
        .filter(([field]) => known.has(field))
        .map(([field, read]) => [field, countValues(vehicles, read)]),
    ),
    models,
    ranges: ranges.filter((field) => known.has(field as FacetKey)),
  };
}
