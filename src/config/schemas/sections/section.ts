import * as v from 'valibot';
import { nameFormSection, type ReadyFormName } from '#domain/lead/page-form/ready-forms.ts';
import { budgetSections } from '../costs/budget.ts';
import { distinct, list } from '../values.ts';
import { expectSection } from '../vehicle/vehicle-sections.ts';
import { blogSections } from './blog.ts';
import { formSections } from './form.ts';
import { heroSections } from './hero.ts';
import { locationSections } from './location.ts';
import { mediaSections } from './media.ts';
import { peopleSections } from './people.ts';
import { serviceSections } from './service.ts';
import { stockSections } from './stock.ts';
import { textSections } from './text.ts';

/** Every section that a page may have, with its options; a look draws each of them. */
const options = v.variant('name', [
  ...heroSections,
  ...stockSections,
  ...blogSections,
  ...textSections,
  ...mediaSections,
  ...locationSections,
  ...formSections,
  ...serviceSections,
  ...budgetSections,
  ...peopleSections,
]);

/** A section as it is written; `domain/page/section.ts` says what becomes of it. */
export type WrittenSection = v.InferOutput<typeof options>;

/** The names of all sections. */
export const sectionNames: readonly string[] = options.options.map(({ entries }) => entries.name.literal);

/** Sections that need no options may be written as one word. */
const words = [
  'hero',
  'makes',
  'bodyTypes',
  'categories',
  'newest',
  'offers',
  'range',
  'models',
  'brands',
  'articles',
  'locations',
  'form',
  'location',
  'hours',
  'featureLinks',
  'salesCounter',
  'budget',
  'priceSlider',
  'reviews',
  'team',
] as const;
const word = v.pipe(
  v.picklist(words),
  v.transform((name): WrittenSection => v.parse(options, { name })),
);

/** One section of a page. */
export const section = v.pipe(
  v.union([word, options], ({ input }) => expectSection(input, sectionNames)),
  v.description('Name of a section, or { name: …, options }.'),
);

/** Those that show something else with other options. */
const mayRepeat: readonly string[] = [
  'offers',
  'models',
  'articles',
  'form',
  'locations',
  'location',
  'hours',
  'reviews',
  'team',
];

/** Sections that show the same each time, whatever their heading. */
const shownOnce: readonly unknown[] = words.filter((name) => !mayRepeat.includes(name));

const partOf = (item: unknown, key: string): unknown =>
  typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[key] : undefined;

const repeatedName = (item: unknown): unknown => {
  const name = partOf(item, 'name');
  return shownOnce.includes(name) ? name : undefined;
};

/** What the name of a section follows from. */
export interface Named {
  name: string;
  id?: string | undefined;
  form?: ReadyFormName | undefined;
}

/** What links to a section name it by; a form has such a name even where the dealer writes none. */
export const nameSection = (section: Named): string | undefined =>
  section.name === 'form' && section.form
    ? nameFormSection({ id: section.id, form: section.form })
    : section.id;

/** The sections of a page, in order; sections that differ by their options may repeat. */
export const pageSections = (description: string) =>
  v.pipe(
    list(description, section, 30),
    distinct<WrittenSection>(repeatedName),
    distinct<WrittenSection>(nameSection, 'Give one of them an id of its own.'),
  );
