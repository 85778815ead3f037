import * as v from 'valibot';
import { link, picture } from '../location/addresses.ts';
import { budgetSections } from '../costs/budget.ts';
import { distinct, group, list, text, wholeNumber } from '../values.ts';
import { expectSection, vehicleSection } from '../vehicle/vehicle-sections.ts';
import { answered, shown } from '../audience.ts';

const title = v.optional(text('Heading. Default: the usual words for this section.'));
const sentence = v.optional(text('One or two sentences.', 'a text', 600));
const count = (most: number) => v.optional(wholeNumber('How many are shown.', 1, most));
const links = (description: string) =>
  list(
    description,
    group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') }),
    4,
  );

/** Every section of the home page with its options; a look draws each of them. */
const options = v.variant('name', [
  v.strictObject({
    name: v.literal('hero'),
    heading: title,
    text: sentence,
    image: v.optional(picture('Wide picture. Default: a picture from stock.')),
    links: v.optional(links('Links beside the search box.')),
  }),
  v.strictObject({ name: v.literal('makes'), title }),
  v.strictObject({ name: v.literal('bodyTypes'), title }),
  v.strictObject({
    name: v.literal('newest'),
    title: v.optional(
      text('Heading. Default: the usual words. Not shown while nobody knows when vehicles arrived.'),
    ),
    count: count(24),
  }),
  v.strictObject({ name: v.literal('offers'), title, count: count(12) }),
  v.strictObject({ name: v.literal('range'), title, text: sentence, count: count(60) }),
  v.strictObject({
    name: v.literal('reasons'),
    title,
    items: v.pipe(
      list(
        'Reasons to buy here.',
        group('One reason.', { title: text('A few words.'), text: text('One sentence.') }),
        8,
      ),
      v.minLength(1, 'at least one reason'),
    ),
  }),
  v.strictObject({ name: v.literal('locations'), title }),
  v.strictObject({
    name: v.literal('callToAction'),
    heading: text('Heading.', 'the heading of this section'),
    text: sentence,
    links: v.pipe(links('Buttons; the first one stands out.'), v.minLength(1, 'at least one link')),
  }),
  ...budgetSections,
]);

export type Section = v.InferOutput<typeof options>;
const sectionNames: readonly string[] = options.options.map(({ entries }) => entries.name.literal);

/** Sections that need no options may be written as one word. */
const words = [
  'hero',
  'makes',
  'bodyTypes',
  'newest',
  'offers',
  'range',
  'locations',
  'budget',
  'priceSlider',
] as const;
const word = v.pipe(
  v.picklist(words),
  v.transform((name): Section => v.parse(options, { name })),
);

const section = v.pipe(
  v.union([word, options], ({ input }) => expectSection(input, sectionNames)),
  v.description('Name of a section, or { name: …, options }.'),
);

/** A page has one of each, with one heading and one address (#locations); only calls to action differ by their words. */
const nameOfSection = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'name' in item && item.name !== 'callToAction'
    ? item.name
    : undefined;

export const sections = group('What the pages are made of, in order.', {
  home: shown(
    v.pipe(
      list('Sections of the home page, each once; callToAction may repeat.', section, 30),
      v.minLength(1, 'at least one section'),
      distinct<Section>(nameOfSection),
    ),
  ),
  vehicle: answered(
    v.pipe(
      list('Sections of the vehicle page, below pictures and price.', vehicleSection, 30),
      v.minLength(1, 'at least one section'),
      distinct<v.InferOutput<typeof vehicleSection>>(nameOfSection),
    ),
  ),
});
