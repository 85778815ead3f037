import { allOf, hasNone, hasValue, isWithin } from '../search/index-filter.ts';
import { findEffectivePrice, priceField, type PriceFields } from './price.ts';
import type { StockRules } from './stock-rules.ts';
import type { Vehicle } from './vehicle.ts';

/** Hits that each query may bring (VDP-23). */
export const similarHits = 10;
/** Number of vehicles that are shown at most, and of placeholders during the search (VDP-22, VDP-24). */
export const mostSimilar = 6;

/** What a vehicle must have to be found by one query; prices in dollars, both ends included. */
export interface SimilarQuery {
  make?: string;
  model?: string;
  body?: string;
  price: { min: number; max: number } | null;
}

/** Dollars in either direction: 10,000 for a price under 50,000, else 25,000 (VDP-23). */
export const findPriceReach = (price: number): number => (price < 50_000 ? 10_000 : 25_000);

/** The queries for vehicles like this one, of the same model, body and make; without a price every price is near. */
export function createSimilarQueries(vehicle: Vehicle): SimilarQuery[] {
  const { make, model, body } = vehicle;
  const price = findEffectivePrice(vehicle);
  const reach = price === null ? null : findPriceReach(price);
  const near = {
    price: price === null || reach === null ? null : { min: Math.max(0, price - reach), max: price + reach },
  };
  return [{ make, model, ...near }, ...(body === null ? [] : [{ body, ...near }]), { make, ...near }];
}

/** A query as a filter of the index: in stock only (VDP-23), visible, without excluded makes. */
export function createSimilarFilter(
  { make, model, body, price }: SimilarQuery,
  { excludedMakes }: Pick<StockRules, 'excludedMakes'>,
): string {
  return allOf(
    hasValue('show_on_dealer_website', true),
    hasValue('status', 'in_stock'),
    excludedMakes.length > 0 ? hasNone('make', excludedMakes) : '',
    make === undefined ? '' : hasValue('make', make),
    model === undefined ? '' : hasValue('model', model),
    body === undefined ? '' : hasValue('simple_body', body),
    price === null ? '' : isWithin(priceField, price),
  );
}

/** Whether a vehicle's price lies in a span; one without a price lies in none. */
function isPricedWithin(vehicle: Vehicle, { min, max }: { min: number; max: number }): boolean {
  const price = findEffectivePrice(vehicle);
  return price !== null && price >= min && price <= max;
}

/** Whether a query finds a vehicle; the same rule as its filter, for stock at hand. */
export const isFoundBy = (query: SimilarQuery, vehicle: Vehicle): boolean =>
  vehicle.status === 'in_stock' &&
  (query.make === undefined || vehicle.make === query.make) &&
  (query.model === undefined || vehicle.model === query.model) &&
  (query.body === undefined || vehicle.body === query.body) &&
  (query.price === null || isPricedWithin(vehicle, query.price));

type Compared = PriceFields & Pick<Vehicle, 'id' | 'make' | 'model'>;

/**
 * Chooses from all findings: each vehicle once, without the vehicle itself, the same model first, then the nearest
 * price (VDP-24).
 */
export function chooseSimilar<One extends Compared>(
  vehicle: Compared,
  found: readonly One[],
  most: number,
): One[] {
  const unique = [...new Map(found.map((other) => [other.id, other])).values()];
  const isOtherModel = ({ make, model }: Compared): number =>
    Number(make !== vehicle.make || model !== vehicle.model);
  const price = findEffectivePrice(vehicle) ?? 0;
  const distance = (other: Compared): number => Math.abs((findEffectivePrice(other) ?? 0) - price);
  return unique
    .filter(({ id }) => id !== vehicle.id)
    .sort(
      (one, other) =>
        isOtherModel(one) - isOtherModel(other) ||
        distance(one) - distance(other) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, Math.min(most, mostSimilar));
}
