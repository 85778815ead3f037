import type { RangeKey } from '#domain/listing/facets.ts';
import type { Bounds } from '#domain/listing/range-track.ts';
import type { StockRules } from '#domain/vehicle/stock-rules.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Catalogue } from '../catalogue.ts';

/** Where a vehicle says the value of each slider. */
const fields = {
  price: 'price',
  km: 'odometer',
  year: 'year',
  subscription: 'subscriptionPrice',
  towing: 'towing',
} as const satisfies Record<RangeKey, keyof Vehicle>;

/** Numbers up to these stand for something else than a value (PRICE-02). */
const noValue: Record<RangeKey, number> = { price: 10, km: 0, year: 1900, subscription: 0, towing: 0 };

/** Whether a vehicle states a value for a slider. */
export const statesValue = (vehicle: Vehicle, key: RangeKey): boolean =>
  (vehicle[fields[key]] ?? 0) > noValue[key];

const bounds = new WeakMap<Catalogue, Partial<Record<RangeKey, Bounds | null>>>();

/** Smallest and largest known value in stock, for a slider; null when no vehicle states one. */
export function stockBounds(catalogue: Catalogue, key: RangeKey): Bounds | null {
  const known = bounds.get(catalogue) ?? {};
  bounds.set(catalogue, known);
  if (known[key] !== undefined) return known[key];
  let found: Bounds | null = null;
  for (const { [fields[key]]: value } of catalogue.vehicles) {
    if (value === null || value <= noValue[key]) continue;
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
export function listBounds(catalogue: Catalogue, stock: StockRules): Partial<Record<RangeKey, Bounds>> {
  const keys = Object.keys(fields) as RangeKey[];
  return Object.fromEntries(
    keys
      .filter((key) => stock.facets.includes(key))
      .flatMap((key) => {
        const own = stock.sliders && (key === 'price' || key === 'km') ? stock.sliders[key] : null;
        const ends = own ?? stockBounds(catalogue, key);
        return ends ? [[key, ends]] : [];
      }),
  );
}
