import type { PriceType } from '#domain/law/price-types.ts';
import { findLawfulPriceType } from '#domain/law/price-words.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { PriceView } from '#domain/vehicle/price.ts';
import { createText } from '../site/text.ts';

/** Words around prices. */
export const priceMessages = {
  'price.drive_away': 'Drive Away',
  'price.estimated_drive_away': 'Est. Drive Away',
  'price.excluding_government_charges': 'Excl. Govt. Charges',
  'price.preorder': 'PREORDER',
  'price.exGst': '{amount} ex GST',
  'price.incGst': 'inc GST',
  'price.was': 'Was',
  'price.week': '/ week',
  'price.month': '/ month',
  'price.subscription': 'Subscription',
  'price.toBuy': 'or {price} to buy',
  'price.includes': 'The subscription includes {what}.',
  'price.askIncludes': 'Ask us what the subscription includes.',
  'price.belowMarket': '{amount} below market average',
} as const;

/** The price types that this product puts into words; anything else is the dealer's own text. */
const canonicalTypes = [
  'drive_away',
  'estimated_drive_away',
  'excluding_government_charges',
] as const satisfies readonly PriceType[];

/** A price in words. `type` and the others are null where there is nothing to say. */
export interface PriceText {
  amount: string;
  /** False for words such as 'Enquire for price.' */
  isAmount: boolean;
  type: string | null;
  /** What kind of price it is, where it is none that buys the vehicle. */
  plan: string | null;
  /** What it costs to buy the vehicle instead. */
  sale: string | null;
  /** The price without GST, beside one that says that it holds it. */
  exGst: { included: string; without: string } | null;
  was: { label: string; amount: string } | null;
  market: string | null;
}

/** The price type in words: a canonical one translated, the dealer's own text as it is (PRICE-08, LEGAL 1). */
export function formatPriceType(
  type: string | null,
  overrides: Readonly<Record<string, string>>,
): string | null {
  const lawful = findLawfulPriceType(type);
  const canonical = canonicalTypes.find((name) => name === lawful);
  return canonical ? createText(priceMessages, overrides)(`price.${canonical}`) : lawful;
}

const sayAmount = (
  { amount, type }: { amount: number; type: string | null },
  overrides: Readonly<Record<string, string>>,
): string => [formatMoney(amount), formatPriceType(type, overrides)].filter(Boolean).join(' ');

/** What stands right beside the amount: what it includes, or that it is one of a subscription. */
export const sayType = ({ type, plan }: Pick<PriceText, 'type' | 'plan'>): string | null =>
  [type, plan].filter(Boolean).join(' · ') || null;

/** All that stands beside the amount in texts: that GST is in it, where it is also said without, and `sayType`. */
export const sayBeside = (price: Pick<PriceText, 'exGst' | 'type' | 'plan'>): string | null =>
  [price.exGst?.included, sayType(price)].filter(Boolean).join(' ') || null;

/** The whole price in one phrase, for texts: '$180 / week · Subscription, or $23,990 Drive Away to buy'. */
export const sayPrice = (price: PriceText): string =>
  [[price.amount, sayBeside(price)].filter(Boolean).join(' '), price.sale].filter(Boolean).join(', ');

/** What a subscription includes, in the dealer's words; where those are missing, that they can be asked for. */
export function sayIncludes(what: string | null, overrides: Readonly<Record<string, string>>): string {
  const text = createText(priceMessages, overrides);
  return what === null
    ? text('price.askIncludes')
    : text('price.includes', { what: what.replace(/\.$/, '') });
}

/** Puts a price into words (PRICE-01…08). */
export function formatPrice(
  view: PriceView,
  noPriceText: string,
  overrides: Readonly<Record<string, string>>,
): PriceText {
  const text = createText(priceMessages, overrides);
  const plain = { isAmount: false, type: null, plan: null, sale: null, exGst: null, was: null, market: null };
  switch (view.kind) {
    case 'subscription':
      return {
        ...plain,
        amount: formatMoney(view.amount),
        isAmount: true,
        type: text(`price.${view.period}`),
        plan: text('price.subscription'),
        sale: view.sale && text('price.toBuy', { price: sayAmount(view.sale, overrides) }),
      };
    case 'amount':
      return {
        ...plain,
        amount: formatMoney(view.amount),
        isAmount: true,
        type: formatPriceType(view.type, overrides),
        exGst:
          view.exGst === null
            ? null
            : {
                included: text('price.incGst'),
                without: text('price.exGst', { amount: formatMoney(view.exGst) }),
              },
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
