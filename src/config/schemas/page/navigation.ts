import * as v from 'valibot';
import { link, picture } from '../location/addresses.ts';
import { distinct, flag, group, list, maybe, text } from '../values.ts';

const plainLink = group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') });

const pictured = group('A link, with a picture if any.', {
  label: text('Words of the link.'),
  href: link('Where it leads.'),
  image: maybe(picture('Its picture, drawn where the menu has the room. Models have theirs without it.')),
});

const oneHeading = 'Put their links below one heading, or name them apart.';

const footerGroup = group('A footer group.', {
  title: text('Heading.'),
  links: list('Its links.', plainLink, 40),
});

const menuGroup = group('A group of links.', {
  title: text('Heading.'),
  href: maybe(link('Page of the heading.')),
  links: list('Its links.', pictured, 40),
});

const menuEntry = v.pipe(
  group('A menu entry.', {
    label: text('Words of the entry.'),
    href: maybe(link('Where it leads; the first line of its drop-down, where it has one.')),
    button: v.nullish(flag('Draws the entry as a button.'), false),
    children: v.nullish(list('Links of its drop-down.', plainLink, 40), []),
    groups: v.nullish(
      v.pipe(
        list('Groups of its drop-down, side by side.', menuGroup, 6),
        distinct<v.InferOutput<typeof menuGroup>>(({ title }) => title, oneHeading),
      ),
      [],
    ),
  }),
  v.check(
    ({ href, children, groups }) => href !== null || children.length > 0 || groups.length > 0,
    'a menu entry with href, children or groups: this one leads nowhere',
  ),
);

/** Menus. The usual ones follow from what the dealer has (NAV-01, NAV-02). */
export const navigation = group('Menus.', {
  header: maybe(
    v.pipe(
      list('Header menu. Default: from stock, models, offers, own pages and locations.', menuEntry, 9),
      distinct<v.InferOutput<typeof menuEntry>>(
        ({ label }) => label,
        'Name them apart, or make one entry of them.',
      ),
    ),
  ),
  footer: maybe(
    v.pipe(
      list('Footer groups. Default: vehicles, tools, service, the business.', footerGroup, 6),
      distinct<v.InferOutput<typeof footerGroup>>(({ title }) => title, oneHeading),
    ),
  ),
});
