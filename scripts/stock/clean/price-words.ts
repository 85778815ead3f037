/** Price types that this product puts into words (PRICE-08). */
export type PriceType = 'drive_away' | 'estimated_drive_away' | 'excluding_government_charges';

/**
 * Words beside an amount that leave it an amount, and the price type that they state for certain. Words that are not
 * here may change what the amount is ('per week', 'deposit', 'from'), so a price with them is refused.
 */
const known: readonly [RegExp, PriceType | null][] = [
  [/^est(?:\.|imated)? ?drive[ -]?away(?: price)?$/, 'estimated_drive_away'],
  [/^drive[ -]?away(?: price)?(?:[ ,-]+no more to pay)?$/, 'drive_away'],
  [
    /^(?:ex|excl|excludes|excluding|exclusive of|plus|\+|before)\.? ?(?:all )?gov(?:t|'t|ernment)?\.? (?:charges|fees)$/,
    'excluding_government_charges',
  ],
  [/^e\.?g\.?c\.?$/, 'excluding_government_charges'],
  [/^(?:o\.?n\.?o\.?|neg\.?|negotiable|firm|aud|inc(?:l|luding|ludes)?\.? gst)$/, null],
  [/^(?:plus|\+|before|ex|excl|excluding)\.? ?(?:on[ -]?roads?(?: costs)?|orcs?)$/, null],
];

/** What the words on one side of an amount say. Null when they are not known, so that nobody guesses. */
export function readPriceWords(words: string): { said: string; type: PriceType | null } | null {
  const said = words
    .toLowerCase()
    .replaceAll(/\*/g, '')
    .replace(/^[\s(,:–-]+/, '')
    .replace(/[\s),:!–-]+$/, '')
    .replaceAll(/\s+/g, ' ');
  if (said === '') return { said, type: null };
  const found = known.find(([pattern]) => pattern.test(said));
  return found ? { said, type: found[1] } : null;
}
