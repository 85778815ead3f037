import type { Fields } from './clean/cleaner.ts';
import type { Notes } from './notes.ts';

/** Per field of money, the price type that the words beside its amount stated. */
export type PriceTypes = Record<string, string>;

/**
 * Lets the words beside an amount answer a price type that the feed does not state otherwise (LEGAL 1). An offer is the
 * amount that shoppers see, so beside one only its own words count. A statement of the feed is never overruled.
 */
export function answerPriceType(fields: Fields, stated: PriceTypes, notes: Pick<Notes, 'add'>): void {
  const offers = typeof fields['offer_price'] === 'number';
  const said = offers ? stated['offer_price'] : stated['price'];
  if (said === undefined) {
    if (offers && stated['price'] !== undefined)
      notes.add('price_type', 'words beside the price not taken for the offer price');
    return;
  }
  const former = fields['price_type'] ?? null;
  if (former === null) {
    fields['price_type'] = said;
    notes.add('price_type', `not in the feed, taken from the words beside the price as ${said}`);
  } else if (former !== said) {
    notes.add('price_type', `the words beside the price say ${said}; the stated type is kept`);
  }
}
