import type { Catalogue } from './catalogue.ts';

export interface Bounds {
  min: number;
  max: number;
}

/** Fields with a slider, in the words of the domain. */
export type BoundedField = 'price' | 'odometer' | 'year';

const bounds = new WeakMap<Catalogue, Partial<Record<BoundedField, Bounds | null>>>();

/** Smallest and largest known value in stock, for a slider; null when no vehicle states one. */
export function stockBounds(catalogue: Catalogue, field: BoundedField): Bounds | null {
  const known = bounds.get(catalogue) ?? {};
  bounds.set(catalogue, known);
  if (known[field] !== undefined) return known[field];
  let found: Bounds | null = null;
  for (const { [field]: value } of catalogue.vehicles) {
    if (value === null || value <= 0) continue;
    found = found
      ? { min: Math.min(found.min, value), max: Math.max(found.max, value) }
      : { min: value, max: value };
  }
  known[field] = found;
  return found;
}
