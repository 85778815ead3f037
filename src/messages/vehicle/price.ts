import { formatMoney } from '#domain/site/format.ts';
import type { PriceView } from '#domain/vehicle/price.ts';
import { createText } from '../site/text.ts';

/** Words around prices. */
export const priceMessages = {
  'price.drive_away': 'Drive Away',
  'price.estimated_drive_away': 'Est. Drive Away',
  'price.excluding_government_charges': 'Excl. Govt. Charges',
  'price.preorder': 'PREORDER',
  'price.was': 'Was',
  'price.week': '/ week',
  'price.month': '/ month',
  'price.belowMarket': '{amount} below market average',
} as const;

/** The price types that this product puts into words; anything else is the dealer's own text. */
const canonicalTypes = ['drive_away', 'estimated_drive_away', 'excluding_government_charges'] as const;

/** A price in words. `type` and the others are null where there is nothing to say. */
export interface PriceText {
  amount: string;
  /** False for words such as 'Enquire for price.' */
  isAmount: boolean;
  type: string | null;
  was: { label: string; amount: string } | null;
  market: string | null;
}

/** The price type in words: a canonical one translated, the dealer's own text as it is (PRICE-08, LEGAL 1). */
export function formatPriceType(
  type: string | null,
  overrides: Readonly<Record<string, string>>,
): string | null {
  const canonical = canonicalTypes.find((name) => name === type);
  return canonical ? createText(priceMessages, overrides)(`price.${canonical}`) : type;
}

/** Puts a price into words (PRICE-01…08). */
export function formatPrice(
  view: PriceView,
  noPriceText: string,
  overrides: Readonly<Record<string, string>>,
): PriceText {
  const text = createText(priceMessages, overrides);
  const plain = { isAmount: false, type: null, was: null, market: null };
  switch (view.kind) {
    case 'subscription':
      return {
        ...plain,
        amount: formatMoney(view.amount),
        isAmount: true,
        type: text(`price.${view.period}`),
      };
    case 'amount':
      return {
        amount: formatMoney(view.amount),
        isAmount: true,
        type: formatPriceType(view.type, overrides),
        was: view.was === null ? null : { label: text('price.was'), amount: formatMoney(view.was) },
        market:
          view.belowMarket === null
            ? null
            : text('price.belowMarket', { amount: formatMoney(view.belowMarket) }),
      };
    case 'preorder':
      return { ...plain, amount: text('price.preorder') };
    case 'enquire':
      return { ...plain, amount: noPriceText };
  }
}
