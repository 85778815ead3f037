import { isAvailable } from '../vehicle/availability.ts';
import { describePrice, type PriceRules } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a page may say of its vehicles as a whole. */
export interface StockClaims {
  /** Nearly all have a picture. */
  pictures: boolean;
  /** Nearly all that are for sale have a price. */
  prices: boolean;
  /** Beside every price stands what it includes. */
  priceTypes: boolean;
}

/** Share of vehicles that must have pictures or prices before a page promises "see pictures" or "see prices". */
const NEARLY_ALL = 0.95;

/** What is true of these vehicles; nothing is of none. */
export function findStockClaims(
  vehicles: readonly Vehicle[],
  site: { readonly price: PriceRules },
): StockClaims {
  // What is sold shows no price any more.
  const forSale = vehicles.filter(isAvailable);
  const prices = forSale.map((vehicle) => describePrice(vehicle, site.price));
  const amounts = prices.filter(({ kind }) => kind === 'amount' || kind === 'subscription');
  const pictured = vehicles.filter(({ images }) => images.length > 0);
  const isMost = (some: readonly unknown[], all: readonly unknown[]): boolean =>
    some.length > 0 && some.length >= all.length * NEARLY_ALL;
  return {
    pictures: isMost(pictured, vehicles),
    prices: isMost(amounts, forSale),
    priceTypes:
      amounts.length > 0 && amounts.every((price) => price.kind === 'amount' && price.type !== null),
  };
}

export type ClaimName = 'All' | 'PicturesAndPrices' | 'PricesAndTypes' | 'Prices' | 'Pictures' | 'None';

/** The strongest claim that is true, as the end of a message key. */
export function nameClaims({ pictures, prices, priceTypes }: StockClaims): ClaimName {
  if (!prices) return pictures ? 'Pictures' : 'None';
  if (pictures) return priceTypes ? 'All' : 'PicturesAndPrices';
  return priceTypes ? 'PricesAndTypes' : 'Prices';
}
