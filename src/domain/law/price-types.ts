import { findLawfulPriceType } from './price-words.ts';

/** Price types that this product puts into words (PRICE-08). */
export type PriceType = 'drive_away' | 'estimated_drive_away' | 'excluding_government_charges';

/** Words that state a price type for certain, as feeds and other platforms write them. */
const certainWords: readonly [RegExp, PriceType][] = [
  [/^est(?:\.|imated)?[ _]?drive[ _-]?away(?: price)?$/, 'estimated_drive_away'],
  [/^drive[ _-]?away(?: price)?(?:[ ,-]+no more to pay)?$/, 'drive_away'],
  [
    /^(?:ex|excl|excludes|excluding|exclusive of|plus|\+|before)\.?[ _]?(?:all )?gov(?:t|'t|ernment)?\.?[ _](?:charges|fees)$/,
    'excluding_government_charges',
  ],
  [/^e\.?g\.?c\.?$/, 'excluding_government_charges'],
];

/** Words beside an amount in lower case, without what sets them apart from it: brackets, commas, dashes, asterisks. */
export const trimPriceWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/\*/g, '')
    .replace(/^[\s(,:–-]+/, '')
    .replace(/(?<![\s),:!–-])[\s),:!–-]+$/, '')
    .replaceAll(/\s+/g, ' ');

/** The price type that words state for certain; null for any others. */
export function readPriceType(words: string): PriceType | null {
  const said = trimPriceWords(words);
  return certainWords.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** What a price holds, whoever put it into words: of the words that pages may say (LEGAL 1). Null where they do not say. */
export const findPriceBasis = (priceType: string | null): PriceType | null =>
  readPriceType(findLawfulPriceType(priceType) ?? '');
