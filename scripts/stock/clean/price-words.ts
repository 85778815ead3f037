import { readPriceType, trimPriceWords, type PriceType } from '#domain/law/price-types.ts';

/**
 * Words beside an amount that leave it an amount, and state no price type. Words that are neither here nor known as a
 * type may change what the amount is ('per week', 'deposit', 'from'), so a price with them is refused.
 */
const harmless = [
  /^(?:o\.?n\.?o\.?|neg\.?|negotiable|firm|aud|inc(?:l|luding|ludes)?\.? gst)$/,
  /^(?:plus|\+|before|ex|excl|excluding)\.? ?(?:on[ -]?roads?(?: costs)?|orcs?)$/,
];

/** What the words on one side of an amount say. Null when they are not known, so that nobody guesses. */
export function readPriceWords(words: string): { said: string; type: PriceType | null } | null {
  const said = trimPriceWords(words);
  const type = readPriceType(said);
  return said === '' || type !== null || harmless.some((pattern) => pattern.test(said))
    ? { said, type }
    : null;
}
