import type { RangeKey } from './facets.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A value above `least`; a number up to it stands for something else. */
const above = (least: number, value: number | null): number | null =>
  value !== null && value > least ? value : null;

const readers: Record<RangeKey, (vehicle: Vehicle) => number | null> = {
  price: findEffectivePrice,
  km: ({ odometer }) => above(0, odometer),
  year: ({ year }) => above(1900, year),
  subscription: ({ subscriptionPrice }) => above(0, subscriptionPrice),
  towing: ({ towing }) => above(0, towing),
  mass: ({ massLimit }) => above(0, massLimit),
  payload: ({ loadMass }) => above(0, loadMass),
  length: ({ overallLength }) => above(0, overallLength),
};

/** The value of a vehicle on a slider; null when it states none. */
export const readRangeValue = (vehicle: Vehicle, key: RangeKey): number | null => readers[key](vehicle);
