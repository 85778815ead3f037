import * as v from 'valibot';
import type { VehicleSection } from '#domain/vehicle-section.ts';
import { suggestNearest } from '../nearest.ts';
import { link } from './addresses.ts';
import { group, list, text } from './values.ts';

/** Parts that show what is known of the vehicle and need no options; most of them may be missing on a page. */
const plainNames = [
  'keyInformation',
  'video',
  'comments',
  'features',
  'fuelCost',
  'delivery',
  'specifications',
  'finance',
  'priceComparison',
  'map',
  'disclaimer',
  'similar',
] as const;

const ownText = <const Name extends string>(name: Name) =>
  v.strictObject({
    name: v.literal(name),
    title: v.optional(text('Heading. Default: the usual words for this section.')),
    text: v.optional(text('A few sentences.', 'a text', 1200)),
    items: v.optional(list('Points of a list.', text('One point.', 'a text', 300), 20), []),
  });

const options = v.variant('name', [
  ...plainNames.map((name) => v.strictObject({ name: v.literal(name) })),
  ownText('included'),
  ownText('whyBuyFromUs'),
  ownText('protection'),
  v.strictObject({
    name: v.literal('callToAction'),
    heading: text('Heading.', 'the heading of this section'),
    text: v.optional(text('One or two sentences.', 'a text', 600)),
    links: v.pipe(
      list(
        'Buttons; the first one stands out (VDP-17).',
        group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') }),
        4,
      ),
      v.minLength(1, 'at least one link'),
    ),
  }),
]);

const names: readonly string[] = options.options.map(({ entries }) => entries.name.literal);

const word = v.pipe(
  v.picklist(plainNames),
  v.transform((name): VehicleSection => ({ name })),
);

/** One section of the vehicle page: its name, or its name with options. */
export const vehicleSection = v.pipe(
  v.union(
    [word, options],
    (issue) =>
      `one of ${names.join(', ')}` +
      (typeof issue.input === 'string' ? suggestNearest(issue.input, names).replace(/^ /, '. ') : ''),
  ),
  v.transform((section): VehicleSection => section),
  v.description('Name of a section, or { name: …, options }.'),
);
