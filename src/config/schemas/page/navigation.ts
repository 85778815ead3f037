import * as v from 'valibot';
import { link, picture } from '../location/addresses.ts';
import { flag, group, list, maybe, text } from '../values.ts';

const plainLink = group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') });

const pictured = group('A link, with a picture if any.', {
  label: text('Words of the link.'),
  href: link('Where it leads.'),
  image: maybe(picture('Its picture, drawn where the menu has the room. Models have theirs without it.')),
});

const leadsSomewhere = 'a menu entry with href, children or groups: this one leads nowhere';

/** Menus. The usual ones follow from what the dealer has (NAV-01, NAV-02). */
export const navigation = group('Menus.', {
  header: maybe(
    list(
      'Header menu. Default: from stock, models, offers, own pages and locations.',
      v.pipe(
        group('A menu entry.', {
          label: text('Words of the entry.'),
          href: maybe(link('Where it leads; the first line of its drop-down, where it has one.')),
          button: v.nullish(flag('Draws the entry as a button.'), false),
          children: v.nullish(list('Links of its drop-down.', plainLink, 40), []),
          groups: v.nullish(
            list(
              'Groups of its drop-down, side by side.',
              group('A group of links.', {
                title: text('Heading.'),
                href: maybe(link('Page of the heading.')),
                links: list('Its links.', pictured, 40),
              }),
              6,
            ),
            [],
          ),
        }),
        v.check(
          ({ href, children, groups }) => href !== null || children.length > 0 || groups.length > 0,
          leadsSomewhere,
        ),
      ),
      9,
    ),
  ),
  footer: maybe(
    list(
      'Footer groups. Default: vehicles, tools, service, the business.',
      group('A footer group.', { title: text('Heading.'), links: list('Its links.', plainLink, 40) }),
      6,
    ),
  ),
});
