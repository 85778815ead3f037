import type { Random } from './random.ts';

/** [name on the brochure, colour that is drawn, how many are sold] */
const paints = [
  ['Glacier White', 'white', 12], ['Pearl White', 'white', 9], ['White', 'white', 10], ['Snowflake White', 'white', 4],
  ['Graphite', 'grey', 8], ['Steel Grey', 'grey', 6], ['Grey', 'grey', 6], ['Machine Grey', 'grey', 4],
  ['Silver', 'silver', 7], ['Sterling Silver', 'silver', 4], ['Black', 'black', 8], ['Eclipse Black', 'black', 4],
  ['Deep Blue', 'blue', 5], ['Blue', 'blue', 4], ['Lapis Blue', 'blue', 2], ['Red', 'red', 4], ['Soul Red', 'red', 3],
  ['Burgundy', 'red', 1], ['Forest Green', 'green', 2], ['Olive', 'green', 1], ['Sunburst Orange', 'orange', 1.5],
  ['Acid Yellow', 'yellow', 0.7], ['Bronze', 'bronze', 1.5], ['Sandstone Beige', 'beige', 1.2], ['Café Brown', 'brown', 0.8],
] as const; // prettier-ignore

const trims = ['Black', 'Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Tan', 'Cream', 'Red', null] as const;

export interface Paint {
  /** As the brochure calls it. */
  name: string;
  /** Slug of the colour that pictures are drawn in. */
  drawn: string;
  interior: string | null;
}

export function drawPaint(random: Random): Paint {
  const [name, drawn] = random.weighted(paints.map((paint) => [paint, paint[2]] as const));
  return { name, drawn, interior: random.pick(trims) };
}
