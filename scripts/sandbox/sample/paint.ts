import type { Random } from './random.ts';

/** [name on the brochure, how many are sold]; pictures are drawn in the paint that the name tells */
const paints = [
  ['Glacier White', 12], ['Pearl White', 9], ['White', 10], ['Snow White', 4],
  ['Graphite Grey', 8], ['Steel Grey', 6], ['Grey', 6], ['Slate Grey', 4],
  ['Silver', 7], ['Sterling Silver', 4], ['Black', 8], ['Ebony Black', 4],
  ['Ocean Blue', 5], ['Blue', 4], ['Sapphire Blue', 2], ['Red', 4], ['Ruby Red', 3],
  ['Burgundy Red', 1], ['Forest Green', 2], ['Olive', 1], ['Sunburst Orange', 1.5],
  ['Lemon Yellow', 0.7], ['Bronze', 1.5], ['Sand Beige', 1.2], ['Café Brown', 0.8],
] as const; // oxfmt-ignore

const trims = ['Black', 'Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Tan', 'Cream', 'Red', null] as const;

export interface Paint {
  /** As the brochure calls it. */
  name: string;
  interior: string | null;
}

export function drawPaint(random: Random): Paint {
  const name = random.weighted(paints);
  return { name, interior: random.pick(trims) };
}
