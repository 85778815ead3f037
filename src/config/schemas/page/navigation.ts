import * as v from 'valibot';
import { link, safeLink } from '../location/addresses.ts';
import { feature, group, list, maybe, text } from '../values.ts';

const plainLink = group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') });

/** Menus. The usual ones follow from what the dealer has (NAV-01, NAV-02). */
export const navigation = group('Menus.', {
  header: maybe(
    list(
      'Header menu. Default: from stock, brands, offers and locations.',
      group('A menu entry.', {
        label: text('Words of the entry.'),
        href: link('Where it leads.'),
        children: maybe(list('Entries of its drop-down.', plainLink, 40)),
      }),
      9,
    ),
  ),
  footer: maybe(
    list(
      'Footer groups. Default: vehicles, tools, the business.',
      group('A footer group.', { title: text('Heading.'), links: list('Its links.', plainLink, 40) }),
      6,
    ),
  ),
});

export const announcement = feature('A line above the header that visitors can dismiss, or false.', {
  text: text('What is announced, in plain words.', 'a text', 500),
  href: v.nullish(safeLink('Where it leads.'), null),
});
