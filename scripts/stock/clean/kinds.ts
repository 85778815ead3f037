import type { Field, Kind } from '#domain/vehicle/fields/field.ts';
import { kindLimits } from '#domain/vehicle/fields/limits.ts';
import type { CleanerName } from './table.ts';

interface KindRules {
  /** How a column that has the field's own name is cleaned; without it, as a text. */
  clean?: readonly CleanerName[];
  /** What holds for the field whatever a mapping asks for. */
  always?: CleanerName;
  /** What a number is; how far it may reach says its row, else its kind. */
  number?: { what: string; whole?: true };
}

const number = ['text', 'number'] as const;
const anyNumber = { what: 'a number' };

/** What the import does with each kind of field. */
const kindRules: Partial<Record<Kind, KindRules>> = {
  text: { always: 'bounded' },
  makeModel: { always: 'bounded' },
  texts: { clean: ['list'], always: 'bounded' },
  code: { always: 'code' },
  address: { always: 'address' },
  addresses: { clean: ['list'], always: 'addresses' },
  pictures: { clean: ['pictures'], always: 'pictures' },
  flag: { clean: ['yes-or-no'] },
  shown: { clean: ['yes-or-no'] },
  lenders: { always: 'bounded' },
  hotspots: { always: 'bounded' },
  stateAverage: { clean: [] },
  countryAverage: { clean: [] },
  number: { clean: number, number: anyNumber },
  litres: { clean: number, number: anyNumber },
  count: { clean: number, number: { what: 'a whole number', whole: true } },
  year: { clean: number, number: { what: 'a year', whole: true } },
  dollars: { clean: ['text', 'dollars'], number: { what: 'whole dollars', whole: true } },
  kilometres: { clean: ['text', 'kilometres'], number: { what: 'whole kilometres', whole: true } },
  kilograms: { clean: ['text', 'kilograms'], number: { what: 'whole kilograms', whole: true } },
  time: { clean: ['date'], number: { what: 'seconds since 1970', whole: true } },
};

/** How a column that has the name of a field is cleaned. */
export const cleanersOf = (kind: Kind): CleanerName[] => [...(kindRules[kind]?.clean ?? ['text'])];

/** What cleans a field of this kind last, whatever its mapping asks for. */
export const finalCleanersOf = (kind: Kind): CleanerName[] => {
  const last = kindRules[kind]?.always;
  return last === undefined ? [] : [last];
};

/** What a field's numbers must be, and their limits, both included; null where it holds none. */
export function findLimits({ kind, limits }: Pick<Field, 'kind' | 'limits'>) {
  const rule = kindRules[kind]?.number;
  const [least, most] = limits ?? kindLimits[kind] ?? [];
  return rule && least !== undefined && most !== undefined ? { ...rule, least, most } : null;
}
