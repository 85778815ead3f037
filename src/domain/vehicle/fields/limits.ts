import type { Kind } from './field.ts';

type Limits = readonly [least: number, most: number];

/** From where to where the numbers of a kind may reach, both included, where the row of a field does not say. */
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

/** Whether a page can show a number: what nobody can mean is unknown. Nought says 'not entered' in many feeds. */
export const isShowable = (value: number, limits: Limits | undefined): boolean =>
  value >= 0 && value <= (limits?.[1] ?? 0);
