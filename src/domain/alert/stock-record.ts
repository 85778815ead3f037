import { listFacets, rangeFacets, type ListKey, type RangeKey } from '../listing/facets.ts';
import { readFacetValues } from '../listing/facet-values.ts';
import { readRangeValue } from '../listing/range-values.ts';
import { isAvailable } from '../vehicle/availability.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { StockRules } from '../vehicle/stock-rules.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { readWholeVin } from '../vehicle/facts/vin.ts';
import { mayBeTold } from '../vehicle/visible.ts';
import { foldWords } from './fold-words.ts';

/** `gone`: the stock says so; `missing`: it left the stock or the website, nobody knows why. */
export type Standing = 'available' | 'reserved' | 'gone' | 'missing';

/** What one night remembers of a vehicle for the next. */
export interface StockRecord {
  slug: string;
  name: string;
  /** Whole; a record of an earlier release has none. */
  vin?: string | null;
  /** Null where the dealer gives none; a record of an earlier release has none. */
  stockNumber?: string | null;
  /** Make, model and year in one text; a record of an earlier release has none. */
  model?: string;
  /** The effective price in whole dollars; null where there is none (PRICE-02). */
  price: number | null;
  priceType: string | null;
  standing: Standing;
  /** Epoch seconds of the first night on which it was gone or missing; null while it is listed. */
  goneSince: number | null;
  /** Whether it was available on any night so far: who waits for it was told then. */
  wasOffered: boolean;
  /** Values of filters in small letters, without empty ones. */
  lists: Partial<Record<ListKey, readonly string[]>>;
  ranges: Partial<Record<RangeKey, number>>;
  /** Words by which searches find it, each with a space before it. */
  words: string;
}

const findStanding = (vehicle: Vehicle): Standing => {
  if (!isAvailable(vehicle)) return 'gone';
  return vehicle.reserved ? 'reserved' : 'available';
};

const describeLists = (vehicle: Vehicle): StockRecord['lists'] =>
  Object.fromEntries(
    listFacets.flatMap(({ key }) => {
      const values = readFacetValues(vehicle, key);
      return values.length > 0 ? [[key, values.map((value) => value.toLowerCase())]] : [];
    }),
  );

const describeRanges = (vehicle: Vehicle): StockRecord['ranges'] =>
  Object.fromEntries(
    rangeFacets.flatMap(({ key }) => {
      const value = readRangeValue(vehicle, key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** A stock number; null for what stands in its place where a dealer has none, such as TBA or 0. */
const readStockNumber = (text: string | null): string | null =>
  text !== null && /[1-9]/.test(text) ? text : null;

/**
 * What is to be remembered of a vehicle; null for one that the dealer shows nobody. A gone one is found by no search.
 *
 * @param now epoch seconds
 */
export function createStockRecord(vehicle: Vehicle, rules: StockRules, now: number): StockRecord | null {
  if (!mayBeTold(vehicle, rules, now)) return null;
  const { slug, name, priceType, make, model, badge, series, stockNumber, vin, year } = vehicle;
  const standing = findStanding(vehicle);
  const isGone = standing === 'gone';
  return {
    ...{ slug, name, vin: readWholeVin(vin), stockNumber: readStockNumber(stockNumber) },
    ...{ model: JSON.stringify([make, model, year]).toLowerCase() },
    ...{ price: findEffectivePrice(vehicle), priceType, standing },
    goneSince: isGone ? now : null,
    wasOffered: standing === 'available',
    lists: isGone ? {} : describeLists(vehicle),
    ranges: isGone ? {} : describeRanges(vehicle),
    words: isGone ? '' : foldWords([name, make, model, badge, series, stockNumber, vin].join(' ')),
  };
}

/** By what a vehicle is known again. */
export type Identity = Pick<StockRecord, 'slug' | 'name' | 'vin' | 'stockNumber' | 'model'>;

/**
 * Whether a vehicle is the one that had its id before: an import may hand ids on. Where nobody knows both VINs, another one is called
 * otherwise, which a corrected title is as well, and has another make, model or year. Page and stock number together say more than
 * a VIN, which somebody may have corrected.
 */
export function isSameVehicle(was: Identity, now: Identity): boolean {
  if (was.slug === now.slug && hasSameNumber(was, now)) return true;
  if (was.vin && now.vin) return was.vin === now.vin;
  return isCalledAlike(was, now) || was.model === now.model;
}

/**
 * Whether a vehicle has the address or the name of another one, or its stock number and model, so that people take it for that. A
 * stock number alone says no more than the id, which many feeds make from it.
 */
export const isCalledAlike = (was: Identity, now: Identity): boolean =>
  was.slug === now.slug || was.name === now.name || (was.model === now.model && hasSameNumber(was, now));

/** Whether a vehicle is the one of before, or people would take it for that. */
export const isTakenFor = (was: Identity, now: Identity): boolean =>
  isSameVehicle(was, now) || isCalledAlike(was, now);

const hasSameNumber = (was: Identity, now: Identity): boolean =>
  Boolean(was.stockNumber) && was.stockNumber === now.stockNumber;
