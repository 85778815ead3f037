import {
  unknownOf,
  type Fields,
  type Kind,
  type KindValues,
  type Values,
} from '#domain/vehicle/fields/field.ts';

import { isShowable, kindLimits } from '#domain/vehicle/fields/limits.ts';
import { visibleText } from '#domain/page/visible-text.ts';

type Document = Readonly<Record<string, unknown>>;

/** Reads a value of a document; null when it tells nothing. */
type Reader<Kinds extends Kind> = (value: unknown, document: Document) => KindValues[Kinds] | null;

/** How each kind is read. */
export type Readers<Kinds extends Kind> = { readonly [One in Kinds]: Reader<One> };

/** Nobody reads more of a name and of a text; without an end they would stop pages and patterns. */
export const longest = { name: 300, text: 20_000 };
/** Nobody looks at more pictures or reads more features of one vehicle. */
export const mostEntries = 500;

/** A list without what comes after many entries. */
export const readList = <Entry>(list: readonly Entry[] | null | undefined): Entry[] =>
  (list ?? []).slice(0, mostEntries);

/** Cut first: half of a character at the end is nothing that anybody sees. */
const readUpTo = (value: unknown, most: number): string | null =>
  typeof value === 'string' ? visibleText(value.slice(0, most)) : null;
/** A text that must be there, whatever it says. */
export const readName = (value: unknown): string | null => readUpTo(value, longest.name);
/** A long text, also one that says nothing. */
export const readWords = (value: unknown): string | null => readUpTo(value, longest.text);
/** A text that says something: blank is as unknown as null. */
export function readText(value: unknown): string | null {
  const text = readWords(value);
  return text?.trim() ? text : null;
}
export const readNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const readFlag = (value: unknown): boolean | null => (value === true ? true : null);

const inside = (value: unknown, field: string): number | null =>
  readNumber((value as Document | null | undefined)?.[field]);

/** Kinds of the live fields. Plain code, because every vehicle page loads it and a schema has too many bytes. */
export const liveReaders = {
  name: readName,
  text: readText,
  number: readNumber,
  dollars: readNumber,
  flag: readFlag,
  shown: readFlag,
  stateAverage: (value: unknown) => inside(value, 'state_average_market_price'),
  countryAverage: (value: unknown) => inside(value, 'average_market_price'),
} satisfies Partial<Readers<Kind>>;

/** Reads the fields of a table from a document. The first spelling with a value within its limits counts. */
export function readFields<Kinds extends Kind, Table extends Fields<Kinds>>(
  table: Table,
  document: Document,
  readers: Readers<Kinds>,
): Values<Table> {
  const read = ([property, { name, kind, or, limits }]: [string, Fields<Kinds>[string]]): [
    string,
    unknown,
  ] => {
    const spellings = [[name, kind], ...Object.entries(or ?? {})] as [string, Kinds][];
    for (const [field, as] of spellings) {
      const value = readers[as](document[field], document);
      if (value === null) continue;
      if (typeof value !== 'number' || isShowable(value, limits ?? kindLimits[as])) return [property, value];
    }
    return [property, unknownOf(kind)];
  };
  return Object.fromEntries(Object.entries<Fields<Kinds>[string]>(table).map(read)) as Values<Table>;
}
