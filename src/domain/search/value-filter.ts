/** What a filter finds nothing with; an empty value would be refused, and the whole search with it. */
const nothing = '~~';

/**
 * A value in a filter. Backticks keep commas, brackets and operators in it harmless; one inside would end them, and an
 * asterisk at the end would ask for everything that begins so. The index compares words without such signs, so that
 * leaving them out finds the same.
 */
export const quote = (value: string): string =>
  `\`${
    value
      .replaceAll('`', '')
      .trim()
      .replace(/[*\s]+$/, '') || nothing
  }\``;

/** Vehicles whose field has one of the values, whatever is written in them. */
export const createValueFilter = (field: string, values: readonly string[]): string =>
  `${field}:=[${values.map((value) => (/^(\d+|true|false)$/.test(value) ? value : quote(value))).join(',')}]`;
