/**
 * Several values of which a vehicle needs one, as a single choice of a filter whose choices it otherwise needs all: 'tow
 * bar or canopy'. Written into addresses as it is; no value of any stock has the sign.
 */
const sign = '~or~';

export const joinEither = (values: readonly string[]): string =>
  [...new Set(values.flatMap(splitEither))].join(sign);

/** The values of a choice; a plain one is itself. */
export function splitEither(choice: string): string[] {
  const values = choice.split(sign).filter(Boolean);
  return values.length > 0 ? values : [choice];
}
