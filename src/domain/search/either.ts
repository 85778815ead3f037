/**
 * Several values as one choice, such as 'tow bar or canopy', in a filter whose choices a vehicle must all have.
 * Addresses hold it unchanged; no value in stock contains the separator.
 */
const sign = '~or~';

export const joinEither = (values: readonly string[]): string =>
  [...new Set(values.flatMap(splitEither))].join(sign);

/** The values of a choice; a plain one is itself. */
export function splitEither(choice: string): string[] {
  const values = choice.split(sign).filter(Boolean);
  return values.length > 0 ? values : [choice];
}
