import type { Field, Kind } from '#domain/vehicle/fields/field.ts';
import type { CleanerName } from './table.ts';

interface KindRules {
  /** How a column that has the field's own name is cleaned; without it, as a text. */
  clean?: readonly CleanerName[];
  /** What a number is, and from where to where it may reach where its row does not say. */
  whole?: { what: string; limits?: NonNullable<Field['limits']> };
}

const number = ['text', 'number'] as const;

/** What the import does with each kind of field. */
const kindRules: Partial<Record<Kind, KindRules>> = {
  texts: { clean: ['list'] },
  pictures: { clean: ['pictures'] },
  flag: { clean: ['yes-or-no'] },
  shown: { clean: ['yes-or-no'] },
  stateAverage: { clean: [] },
  countryAverage: { clean: [] },
  number: { clean: number },
  litres: { clean: number },
  count: { clean: number, whole: { what: 'a whole number' } },
  year: { clean: number, whole: { what: 'a year', limits: [1900, 2100] } },
  dollars: { clean: ['text', 'dollars'], whole: { what: 'whole dollars', limits: [1, 2_000_000_000] } },
  kilometres: {
    clean: ['text', 'kilometres'],
    whole: { what: 'whole kilometres', limits: [0, 5_000_000] },
  },
  kilograms: { clean: ['text', 'kilograms'], whole: { what: 'whole kilograms', limits: [0, 100_000] } },
  time: { clean: ['date'], whole: { what: 'seconds since 1970', limits: [0, 4_102_444_800] } },
};

/** How a column that has the name of a field is cleaned. */
export const cleanersOf = (kind: Kind): CleanerName[] => [...(kindRules[kind]?.clean ?? ['text'])];

/** What a field's numbers must be, and their limits, both included; null where any number will do, or none. */
export function findLimits({ kind, limits }: Pick<Field, 'kind' | 'limits'>) {
  const whole = kindRules[kind]?.whole;
  const [least, most] = limits ?? whole?.limits ?? [];
  return whole && least !== undefined && most !== undefined ? { what: whole.what, least, most } : null;
}
