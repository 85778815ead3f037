import { findPriceWithoutGst } from '../law/ex-gst.ts';
import { findLawfulPriceType, isPriceWithheld } from '../law/price-words.ts';
import type { SiteSettings } from '../site/settings.ts';
import type { Vehicle } from './vehicle.ts';

/** How prices are shown (PRICE rows). */
export type PriceRules = SiteSettings['price'];

/** From this amount on a number is a price; 10 itself is a placeholder (PRICE-02). */
const PLACEHOLDER = 10;

/**
 * The field of the index that holds the effective price in whole dollars; a vehicle without a price has none. Every
 * search by price uses it, so that filters and orders agree with the prices on cards.
 */
export const priceField = 'effective_price';

/** What a shopper is told about the price; whole dollars. */
export type PriceView =
  | {
      kind: 'subscription';
      amount: number;
      period: 'week' | 'month';
      /** What the vehicle costs when it is bought instead; null where it cannot be. */
      sale: { amount: number; type: string | null } | null;
    }
  | {
      kind: 'amount';
      amount: number;
      type: string | null;
      /** The same without GST, where the dealer shows it and it follows from the price. */
      exGst: number | null;
      was: number | null;
      belowMarket: number | null;
    }
  | { kind: 'preorder' }
  | { kind: 'enquire' };

type Priced = Pick<
  Vehicle,
  | 'price'
  | 'beforePrice'
  | 'offerPrice'
  | 'priceType'
  | 'carType'
  | 'category'
  | 'statedExGst'
  | 'subscriptionPrice'
  | 'preorder'
  | 'stateAverageMarketPrice'
  | 'averageMarketPrice'
>;

/** Whether an amount is a price and no placeholder (PRICE-02). */
export const isPrice = (amount: number | null): amount is number => amount !== null && amount > PLACEHOLDER;

/** What the effective price is found from. */
export type PriceFields = Pick<Vehicle, 'price' | 'offerPrice' | 'priceType' | 'carType'>;

/**
 * The amount to pay: the reduced price where it is one, else the normal price (PRICE-02, C33). Null when unknown, and
 * where the law lets nobody show it (LEGAL 1).
 */
export function findEffectivePrice(vehicle: PriceFields): number | null {
  if (isPriceWithheld(vehicle)) return null;
  const { price, offerPrice } = vehicle;
  if (isPrice(offerPrice) && (!isPrice(price) || offerPrice < price)) return offerPrice;
  return isPrice(price) ? price : null;
}

/** The vehicle with the lowest effective price; null when none has one. */
export function findCheapest<One extends PriceFields>(vehicles: readonly One[]): One | null {
  const priced = vehicles.map((vehicle) => ({ vehicle, price: findEffectivePrice(vehicle) ?? Infinity }));
  const cheapest = priced.reduce<(typeof priced)[number] | null>(
    (least, one) => (one.price < (least?.price ?? Infinity) ? one : least),
    null,
  );
  return cheapest?.vehicle ?? null;
}

/** The former price, when it was higher (PRICE-05, C33). */
function findFormerPrice({ price, beforePrice }: Priced, amount: number): number | null {
  const former = [beforePrice, price].find((candidate) => candidate !== null && candidate > amount);
  return former ?? null;
}

/** Dollars below the state's market average, or the country's, when that is enough to say so (PRICE-07). */
function findMarketDifference(vehicle: Priced, amount: number, from: number | false): number | null {
  const known = [vehicle.stateAverageMarketPrice, vehicle.averageMarketPrice];
  const average = known.find((candidate) => candidate !== null && candidate > 0) ?? null;
  if (from === false || average === null) return null;
  return average - amount >= from ? average - amount : null;
}

/** Whether a vehicle is offered by subscription above all (PRICE-01). */
export const isSubscribed = (
  { subscriptionPrice }: Pick<Vehicle, 'subscriptionPrice'>,
  { offersSubscriptions }: Pick<PriceRules, 'offersSubscriptions'>,
): boolean => offersSubscriptions && (subscriptionPrice ?? 0) > 0;

/** Decides what is shown as the price (PRICE-01…05, PRICE-07). Words belong to messages. */
export function describePrice(vehicle: Priced, rules: PriceRules): PriceView {
  const { subscriptionPrice } = vehicle;
  const priceType = findLawfulPriceType(vehicle.priceType);
  const amount = findEffectivePrice(vehicle);
  if (isSubscribed(vehicle, rules) && subscriptionPrice !== null)
    return {
      kind: 'subscription',
      amount: subscriptionPrice,
      period: rules.subscriptionPeriod,
      sale: amount === null ? null : { amount, type: priceType },
    };
  if (amount !== null)
    return {
      kind: 'amount',
      amount,
      type: priceType,
      exGst: rules.showExGst ? findPriceWithoutGst(amount, vehicle) : null,
      was: findFormerPrice(vehicle, amount),
      belowMarket: findMarketDifference(vehicle, amount, rules.marketIndicatorFrom),
    };
  return vehicle.preorder ? { kind: 'preorder' } : { kind: 'enquire' };
}
