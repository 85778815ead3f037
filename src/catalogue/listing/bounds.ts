import { rangeFacets, type RangeKey } from '#domain/listing/facets.ts';
import { readRangeValue } from '#domain/listing/range-values.ts';
import type { Bounds } from '#domain/listing/range-track.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Catalogue } from '../catalogue.ts';

/** Whether a vehicle states a value for a slider. */
export const statesValue = (vehicle: Vehicle, key: RangeKey): boolean =>
  readRangeValue(vehicle, key) !== null;

const bounds = new WeakMap<Catalogue, Partial<Record<RangeKey, Bounds | null>>>();

/** Smallest and largest known value in stock, for a slider; null when no vehicle states one. */
export function stockBounds(catalogue: Catalogue, key: RangeKey): Bounds | null {
  const known = bounds.get(catalogue) ?? {};
  bounds.set(catalogue, known);
  if (known[key] !== undefined) return known[key];
  let found: Bounds | null = null;
  for (const vehicle of catalogue.vehicles) {
    const value = readRangeValue(vehicle, key);
    if (value === null) continue;
    found = found
      ? { min: Math.min(found.min, value), max: Math.max(found.max, value) }
      : { min: value, max: value };
  }
  known[key] = found;
  return found;
}

/**
 * The ends of the sliders that a dealer has switched on: its own settings, else those of the stock (SLDR-05, C6). One
 * for which no vehicle states a value is left out.
 */
export function listBounds(catalogue: Catalogue, rules: ListingRules): Partial<Record<RangeKey, Bounds>> {
  const keys = rangeFacets.map(({ key }) => key);
  return Object.fromEntries(
    keys
      .filter((key) => rules.facets.includes(key))
      .flatMap((key) => {
        const own = rules.sliders && (key === 'price' || key === 'km') ? rules.sliders[key] : null;
        const ends = own ?? stockBounds(catalogue, key);
        return ends ? [[key, ends]] : [];
      }),
  );
}
