import * as v from 'valibot';
import { link, slug } from '../location/addresses.ts';
import { group, list, text, wholeNumber } from '../values.ts';

/** One kind of section: its name, its own options, and what every section may say. */
export const kind = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) =>
  v.strictObject({
    name: v.literal(name),
    ...entries,
    id: v.optional(slug('Name of the section for links to it: id: finance is /page/#finance.')),
  });

/* Options that several kinds have. */

export const title = v.optional(text('Heading. Default: the usual words for this section.'));
/** The heading of a section that says enough without one. */
export const ownTitle = v.optional(text('Heading. Default: none.'));
export const sentence = v.optional(text('One or two sentences.', 'a text', 600));
export const count = (most: number) => v.optional(wholeNumber('How many are shown.', 1, most));

export const links = (description: string) =>
  list(
    description,
    group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') }),
    4,
  );
export const buttons = v.optional(links('Buttons below; the first one stands out.'));

/** A list that says something only with an entry. */
export const someOf = <const Item extends v.GenericSchema>(
  description: string,
  item: Item,
  least: string,
  most: number,
) => v.pipe(list(description, item, most), v.minLength(1, least));
