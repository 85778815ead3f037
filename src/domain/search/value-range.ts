import type { ValueRange } from '../finance/rules.ts';

/** Removes floating-point noise such as 6.490000000000001. */
export const tidy = (value: number): number => Number(value.toFixed(6));

/** Number of steps between min and max; the last one may be shorter. */
const countSteps = ({ min, max, step }: ValueRange): number => Math.ceil(tidy((max - min) / step));

/**
 * The positions of a slider over a range: 0 is min, the last one max, steps counted from min (C2: 5.99, 6.49, …).
 * `beginning` is always a position, so that a shopper can come back to it.
 */
export interface Stops {
  last: number;
  /** The value at a position. */
  at: (position: number) => number;
  /** The position nearest to a value. */
  of: (value: number) => number;
}

export function createStops(range: ValueRange, beginning: number = range.min): Stops {
  const { min, max, step } = range;
  const steps = tidy((beginning - min) / step);
  const isExtra = beginning > min && beginning < max && !Number.isInteger(steps);
  /** Position of the beginning where it is no step. */
  const extra = isExtra ? Math.ceil(steps) : Infinity;
  const last = countSteps(range) + (isExtra ? 1 : 0);
  const at = (position: number): number => {
    if (position === extra) return beginning;
    return tidy(Math.min(min + (position > extra ? position - 1 : position) * step, max));
  };
  const of = (value: number): number => {
    const near = Math.round((value - min) / step);
    const around = [near - 1, near, near + 1, near + 2].map((one) => Math.min(Math.max(one, 0), last));
    return around.reduce((best, one) =>
      Math.abs(at(one) - value) < Math.abs(at(best) - value) ? one : best,
    );
  };
  return { last, at, of };
}

/** Whether a value lies inside of a range, limits included. */
export const isInside = (value: number, { min, max }: Pick<ValueRange, 'min' | 'max'>): boolean =>
  value >= min && value <= max;

/** A value brought inside of a range and onto its steps, counted from min. */
export function snap(value: number, { min, max, step }: ValueRange): number {
  const steps = Math.round((value - min) / step);
  return tidy(Math.min(Math.max(min + steps * step, min), max));
}
