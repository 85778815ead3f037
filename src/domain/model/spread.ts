import { listKnown } from '../vehicle/facts/deciding-facts.ts';
import type { Specification, SpecificationKey } from '../vehicle/specifications.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** '1,500 kg' is an amount and its unit. */
const amount = /^([\d,]+(?:\.\d+)?)([^\d,].*)?$/;

/** Different values as one: amounts of one unit as '4.8–6.5 L/100 km', others beside each other. */
export function spreadValues(values: readonly string[]): string {
  const unique = [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en-AU'));
  const read = unique.map((value) => amount.exec(value));
  const units = new Set(read.map((found) => found?.[2] ?? ''));
  const [unit = ''] = units;
  if (unique.length < 2 || units.size > 1 || read.includes(null)) return unique.join(' / ');
  const sizeOf = (text: string): number => Number(text.replaceAll(',', ''));
  const amounts = read.map((found) => found?.[1] ?? '').sort((one, other) => sizeOf(one) - sizeOf(other));
  return `${amounts[0]}–${amounts.at(-1)}${unit}`;
}

/** What is known of several vehicles of a model, one value for each key that any of them says. */
export function spreadFacts(
  vehicles: readonly Vehicle[],
  keys: readonly SpecificationKey[],
): Map<SpecificationKey, string> {
  const known = vehicles.flatMap(listKnown);
  return new Map(
    keys.flatMap((key) => {
      const values = known.filter((fact) => fact.key === key).map(({ value }) => value);
      return values.length > 0 ? [[key, spreadValues(values)] as const] : [];
    }),
  );
}

/** The same as a list. */
export const listSpread = (
  vehicles: readonly Vehicle[],
  keys: readonly SpecificationKey[],
): Specification[] => [...spreadFacts(vehicles, keys)].map(([key, value]) => ({ key, value }));
