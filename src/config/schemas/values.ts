import * as v from 'valibot';
import { visibleText } from '#domain/page/visible-text.ts';
import { suggestNearest } from '../check/nearest.ts';
import { buildOnly } from './audience.ts';

/*
 * The kinds of value that settings are made of. Each message completes the sentence "expected …", and each
 * description is what an editor shows on hover.
 */

const written = (expected: string) => v.union([v.string(), v.number()], expected);

/** A tag or a character reference of HTML, which a page shows as it is written. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+);/i;

/** A link or bold words of Markdown, which only texts in Markdown turn into such. */
const marks = /!?\[[^\][\n]+\]\([^()\s]+\)|\*\*[^\s*][^*\n]*\*\*/;

/** What a page would show with its signs, or null. */
function explainSigns(input: string): string | null {
  const html = markup.exec(input)?.[0];
  if (html !== undefined)
    return `expected words alone, found the HTML ${html}, which pages show as it is written\nWrite the text without it.`;
  const mark = marks.exec(input)?.[0];
  return mark === undefined
    ? null
    : `expected words alone, found the Markdown ${mark}, which pages show as it is written here\nWrite the words alone. Links stand in links, in answers of the section faq, in the section text and in the text of a page.`;
}

/**
 * A text, without what nobody can see in it; a plain number is read as the text that was written (postcode 3000, model 3).
 */
export const text = (description: string, expected = 'a text', longest = 300) =>
  v.pipe(
    written(expected),
    v.description(description),
    v.transform((value) => visibleText(String(value)).trim()),
    v.minLength(1, expected),
    v.maxLength(longest, `${expected} of at most ${longest} characters`),
    v.check(
      (value) => explainSigns(value) === null,
      ({ input }) => explainSigns(input) ?? '',
    ),
  );

/** A text of a fixed form. */
export const pattern = (description: string, form: RegExp, expected: string) =>
  v.pipe(text(description, expected), v.regex(form, expected));

export const flag = (description: string) => v.pipe(v.boolean('true or false'), v.description(description));

export const wholeNumber = (description: string, least: number, most: number, of = 'a whole number') => {
  const expected = `${of} from ${least} to ${most}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
};

export const decimal = (description: string, least: number, most: number) => {
  const expected = `a number from ${least} to ${most}`;
  return v.pipe(
    v.number(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
    v.description(description),
  );
};

/** The name of a make, which `checkStockWords` compares with those that are known. */
export const makeName = (description: string) => v.pipe(text(description), v.metadata({ kind: makeKind }));
export const makeKind = 'words of make';

/** One word of a fixed list; a wrong one is answered with the nearest right one. */
export const choice = <const Words extends readonly string[]>(description: string, words: Words) =>
  v.pipe(
    v.picklist(
      words,
      (issue) =>
        (words.length === 1 ? `${words[0]}` : `one of ${words.join(', ')}`) +
        (typeof issue.input === 'string' ? suggestNearest(issue.input, words).replace(/^ /, '. ') : ''),
    ),
    v.description(description),
  );

/** What tells entries of a list apart: a plain value itself, anything else the name that `nameOf` finds in it. */
type NameOf<Item> = (item: Item) => unknown;
const plainValue: NameOf<unknown> = (item) =>
  typeof item === 'string' || typeof item === 'number' ? item : undefined;

/** Reports every entry of a list that stands there already; entries without a name may repeat. */
export const distinct = <Item>(nameOf: NameOf<Item> = plainValue, advice = 'Take one of them out.') =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const known = new Map<unknown, number>();
    for (const [index, item] of dataset.value.entries()) {
      const name = nameOf(item);
      const first = name === undefined ? undefined : known.get(name);
      if (first === undefined) {
        known.set(name, index);
        continue;
      }
      addIssue({
        message: `expected each entry once, found ${String(name)} again, as in entry ${first + 1}. ${advice}`,
        path: [
          {
            type: 'array',
            origin: 'value',
            input: dataset.value,
            key: index,
            value: dataset.value[index],
          },
        ],
      });
    }
  });

export const list = <const Item extends v.GenericSchema>(description: string, item: Item, most = 500) =>
  v.pipe(
    v.array(item, 'a list'),
    v.maxLength(most, `a list of at most ${most}`),
    distinct<v.InferOutput<Item>>(),
    v.description(description),
  );

export const group = <const Entries extends v.ObjectEntries>(description: string, entries: Entries) =>
  v.pipe(v.strictObject(entries, 'a group of settings'), v.description(description));

/** A feature that a dealer has, with its options, or has not: `false`. */
export const feature = <const Entries extends v.ObjectEntries>(description: string, entries: Entries) =>
  v.pipe(
    v.union([v.literal(false), v.strictObject(entries)], 'false or a group of settings'),
    v.description(description),
  );

/** A setting with one value so far; it accepts no other. */
export const later = <const Value extends string>(description: string, value: Value) =>
  buildOnly(
    v.pipe(
      v.literal(value, `only ${value}, because nothing else is offered yet`),
      v.description(`${description} Nothing else is offered yet.`),
    ),
  );

/**
 * The place of a setting that platforms know and that decides nothing here: it accepts only `false`, and tells what to do
 * instead.
 */
export const undecided = (description: string, instead: string) =>
  buildOnly(
    v.pipe(
      v.literal(false, `only false, because it would change nothing: ${instead}`),
      v.description(`${description} It decides nothing here: ${instead}.`),
    ),
  );

/** A value that may be left out of a list entry; `null` says the same. */
export const maybe = <const Wrapped extends v.GenericSchema>(wrapped: Wrapped) => v.nullish(wrapped, null);
