/** A value on its way from the feed into the index; null is unknown. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A row of a feed by its columns, or a vehicle by the fields of the index. */
export type Fields = Record<string, Value>;

export interface Cleaned {
  value: Value;
  /** What was altered or dropped, in words for the summary; absent when nothing but the type changed. */
  note?: string;
  /** How often that happened in this value; once by default. */
  times?: number;
  /** The price type that words beside an amount state for certain. */
  priceType?: string;
}

/**
 * One small step of cleaning; `field` is the field of the vehicle that it is done for. Throws an UnreadableValue when
 * the value cannot be what the field needs.
 */
export type Cleaner = (value: Value, field?: string) => Cleaned;

/** The row is rejected with this reason. */
export class UnreadableValue extends Error {
  override name = 'UnreadableValue';
}

export const keep = (value: Value): Cleaned => ({ value });
export const unknown = (note: string): Cleaned => ({ value: null, note });

export const isBlank = (value: Value): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** In quotes, and cut where it is long. */
export const quote = (value: Value): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
};

/** Makes a cleaner that only looks at text: other values and the unknown pass as they are. */
export const forText =
  (clean: (text: string) => Cleaned): Cleaner =>
  (value) =>
    typeof value === 'string' ? clean(value) : keep(value);
