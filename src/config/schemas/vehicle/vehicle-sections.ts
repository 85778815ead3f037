import * as v from 'valibot';
import { suggestNearest } from '../../check/nearest.ts';
import { link } from '../location/addresses.ts';
import { flag, group, list, maybe, text } from '../values.ts';

/** Parts that show what is known of the vehicle and need no options; most of them may be missing on a page. */
const plainNames = [
  'keyInformation',
  'dimensions',
  'reserve',
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

const years = v.pipe(v.picklist([3, 5, 7], '3, 5 or 7'), v.description('Years.'));

const ownText = <const Name extends string>(name: Name) =>
  v.strictObject({
    name: v.literal(name),
    title: v.optional(text('Heading. Default: the usual words for this section.')),
    text: v.optional(text('A few sentences.', 'a text', 1200)),
    items: v.optional(list('Points of a list.', text('One point.', 'a text', 300), 20), []),
    warranty: v.optional(
      group('Years of the standard warranty, by condition; said as the first point.', {
        new: v.optional(years),
        demo: v.optional(years),
        used: v.optional(years),
      }),
    ),
    roadsideAssist: v.optional(flag('Roadside assist comes with the vehicle.')),
  });

const options = v.variant('name', [
  v.strictObject({ name: v.literal('featureLinks') }),
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
        'Buttons; the first one stands out.',
        group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') }),
        4,
      ),
      v.minLength(1, 'at least one link'),
    ),
  }),
]);

const names: readonly string[] = options.options.map(({ entries }) => entries.name.literal);

/** Sections that a name alone stands for; where the banner of links leads is a setting of its own. */
const words = [...plainNames, 'featureLinks'] as const;
type NamedSection = { [Name in (typeof words)[number]]: { name: Name } }[(typeof words)[number]];

const word = v.pipe(
  v.picklist(words),
  v.transform((name) => ({ name }) as NamedSection),
);

const elsewhere = (description: string) =>
  maybe(v.union([v.literal(false), link(description)], 'false, or a path or web address'));

/** Where the banner of links on vehicle pages leads (VDP-17). */
export const featureLinks = group('Links of the section featureLinks on vehicle pages.', {
  service: elsewhere(
    'Page that books a service, or false. Default: an own page with the form service, else the contact page of a workshop.',
  ),
  sell: elsewhere('Page for selling a car to the dealer, or false. Default: an own page with the form sell.'),
});

/** What is asked for in the place of something that is no section; some sections mean nothing without options. */
export function expectSection(input: unknown, known: readonly string[]): string {
  const all = `one of ${known.join(', ')}`;
  if (typeof input !== 'string') return all;
  if (known.includes(input)) return `${input} with its options, as in { name: ${input}, … }`;
  return `${all}${suggestNearest(input, known).replace(/^ /, '. ')}`;
}

/** One section of the vehicle page: its name, or its name with options. */
export const vehicleSection = v.pipe(
  v.union([word, options], ({ input }) => expectSection(input, names)),
  v.description('Name of a section, or { name: …, options }.'),
);
