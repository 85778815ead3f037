import type { AustralianState } from './location.ts';

/** Ranges of postcodes by state, first and last, with those of post boxes and large receivers (Australia Post). */
const runs: readonly [from: number, to: number, state: AustralianState][] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

/** Postcodes that are shared with towns of a neighbouring state, whose mail comes over the border. */
const across: readonly [state: AustralianState, postcodes: readonly number[]][] = [
  ['SA', [872]],
  ['WA', [872]],
  ['QLD', [872, 2406]],
  ['NT', [4825]],
  ['ACT', [2540, 2619, 2620]],
  ['VIC', [2648]],
  ['NSW', [2611, 2618, 3500, 3585, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385, 4493, 5440]],
];

/**
 * States and territories with towns of a postcode, the one whose range it is in first. Empty when no state has it.
 *
 * @param postcode four digits
 */
export function statesOfPostcode(postcode: string): AustralianState[] {
  const number = Number(postcode);
  const own = runs.find(([from, to]) => number >= from && number <= to);
  if (!own) return [];
  return [own[2], ...across.flatMap(([state, postcodes]) => (postcodes.includes(number) ? [state] : []))];
}
