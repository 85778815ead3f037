import type { Kind } from './field.ts';

type Limits = readonly [least: number, most: number];

/** Lowest and highest number of each kind, both allowed, where the row of a field has no limits. */
export const kindLimits: Partial<Record<Kind, Limits>> = {
  year: [1900, 2100],
  dollars: [1, 2_000_000_000],
  stateAverage: [1, 2_000_000_000],
  countryAverage: [1, 2_000_000_000],
  kilometres: [0, 5_000_000],
  kilograms: [0, 100_000],
  time: [0, 4_102_444_800],
  litres: [0, 100_000],
};

/** Whether a number is plausible; others count as unknown. In many feeds zero means 'not entered'. */
export const isShowable = (value: number, limits: Limits | undefined): boolean =>
  value >= 0 && value <= (limits?.[1] ?? 0);
