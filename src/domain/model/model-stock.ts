import { findPriceBasis } from '../law/price-types.ts';
import { findCheapest, type PriceFields } from '../vehicle/price.ts';
import type { CarType, Vehicle } from '../vehicle/vehicle.ts';

/** The stock of a model by condition: a price of one never stands under the heading of another. */
export type ModelStock<One = Vehicle> = Record<CarType, One[]>;

/** A price that a model begins at, with the condition that must stand beside it. */
export interface FromPrice<One = Vehicle> {
  condition: CarType;
  /** The vehicle that costs it. */
  vehicle: One;
}

export const splitModelStock = <One extends Pick<Vehicle, 'carType'>>(
  vehicles: readonly One[],
): ModelStock<One> => ({
  new: vehicles.filter(({ carType }) => carType === 'new'),
  demo: vehicles.filter(({ carType }) => carType === 'demo'),
  used: vehicles.filter(({ carType }) => carType === 'used'),
});

const isTotal = ({ priceType }: PriceFields): boolean => findPriceBasis(priceType) === 'drive_away';

/**
 * The least price of one condition; null when none has a price. Of new ones and demonstrators a total comes before any
 * price with charges on top, however low, so that grades and models compare like with like (LEGAL 1).
 */
export function findFromPrice<One extends PriceFields>(
  condition: CarType,
  stock: ModelStock<One>,
): FromPrice<One> | null {
  const vehicles = stock[condition];
  const totals = condition === 'used' ? [] : vehicles.filter(isTotal);
  const vehicle = findCheapest(totals) ?? findCheapest(vehicles);
  return vehicle && { condition, vehicle };
}

/** What a model that is sold new costs from: a new one, else a demonstrator, never a used one. */
export const findRangePrice = <One extends PriceFields>(stock: ModelStock<One>): FromPrice<One> | null =>
  findFromPrice('new', stock) ?? findFromPrice('demo', stock);
