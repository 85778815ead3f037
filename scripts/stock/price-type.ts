import { readPriceType } from '#domain/law/price-types.ts';
import { quote, type Fields } from './clean/cleaner.ts';
import type { Notes } from './notes.ts';

/** Per field of money, the price type that the words beside its amount stated. */
export type PriceTypes = Record<string, string>;

/** Puts the words of a stated price type that are known for certain into the product's own, so that the law is judged by them. */
function nameStated(fields: Fields, notes: Pick<Notes, 'add'>): string | null {
  const words = fields['price_type'];
  if (typeof words !== 'string') return null;
  const type = readPriceType(words);
  if (type === null || type === words) return words;
  fields['price_type'] = type;
  notes.add('price_type', `${quote(words)} read as ${type}`);
  return type;
}

/**
 * Lets the words beside an amount answer a price type that the feed does not state otherwise (LEGAL 1). An offer is the
 * amount that shoppers see, so beside one only its own words count. A statement of the feed is never overruled.
 */
export function answerPriceType(fields: Fields, stated: PriceTypes, notes: Pick<Notes, 'add'>): void {
  const former = nameStated(fields, notes);
  const offers = typeof fields['offer_price'] === 'number';
  const said = offers ? stated['offer_price'] : stated['price'];
  if (said === undefined) {
    if (offers && stated['price'] !== undefined)
      notes.add('price_type', 'words beside the price not taken for the offer price');
    return;
  }
  if (former === null) {
    fields['price_type'] = said;
    notes.add('price_type', `not in the feed, taken from the words beside the price as ${said}`);
  } else if (former !== said) {
    notes.add('price_type', `the words beside the price say ${said}; the stated type is kept`);
  }
}
