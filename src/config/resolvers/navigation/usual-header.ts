import { tradeInPath } from '#domain/trade-in/path.ts';
import type { NavigationGroup, NavigationLink, PlainLink } from '#domain/site/navigation.ts';
import { allLocations, locationLinks, pagesIn, stockLinks, textOf, type MenuContext } from './menu-links.ts';
import { vehiclesEntry } from './vehicles-menu.ts';

const plain = (label: string, href: string): NavigationLink => ({
  label,
  href,
  button: false,
  children: [],
  groups: [],
});

/** An entry of what there is: nothing, the one page itself, or a drop-down. */
function entryOf(label: string, links: PlainLink[], groups: NavigationGroup[] = []): NavigationLink[] {
  const [only] = links;
  if (!only) return [];
  if (links.length === 1 && groups.length === 0) return [plain(label, only.href)];
  return [{ label, href: null, button: false, children: links, groups }];
}

/** Where the dealer is: the page of the one location, or all of them. */
function findUs(context: MenuContext): NavigationLink[] {
  const text = textOf(context);
  const links = locationLinks(context);
  const [first] = links;
  if (!first) return [];
  if (links.length === 1) return [plain(text('navigation.findUs'), first.href)];
  return entryOf(text('navigation.locations'), [allLocations(context), ...links]);
}

/** The business itself: without pages of its own, the ways to it stand in the header one by one. */
function aboutEntries(context: MenuContext): NavigationLink[] {
  const text = textOf(context);
  const pages = pagesIn('company', context);
  const contact = context.settings.contact
    ? [{ label: text('navigation.contact'), href: '/contact-us/' }]
    : [];
  const where = findUs(context);
  if (pages.length === 0) return [...where, ...contact.map(({ label, href }) => plain(label, href))];
  const single = where.flatMap(({ label, href }) => (href === null ? [] : { label, href }));
  const groups = where
    .filter(({ href }) => href === null)
    .map(({ label, children }) => ({ title: label, links: children }));
  return entryOf(text('navigation.about'), [...pages, ...single, ...contact], groups);
}

/** The header out of what the dealer has (NAV-01): an entry stands only where its page exists. */
export function usualHeader(context: MenuContext): NavigationLink[] {
  const text = textOf(context);
  const { settings } = context;
  const sell = pagesIn('sell', context);
  const offers = settings.offers ? [{ label: text('navigation.offers'), href: '/special-offers/' }] : [];
  return [
    plain(text('navigation.home'), '/'),
    ...vehiclesEntry(context),
    ...entryOf(text('navigation.stock'), stockLinks(context)),
    ...entryOf(text('navigation.offers'), [...offers, ...pagesIn('offers', context)]),
    ...entryOf(text('navigation.finance'), pagesIn('finance', context)),
    ...entryOf(
      text(sell.some(({ href }) => href === tradeInPath) ? 'navigation.tradeIn' : 'navigation.sell'),
      sell,
    ),
    ...entryOf(text('navigation.serviceMenu'), pagesIn('service', context)),
    ...pagesIn('header', context).map(({ label, href }) => plain(label, href)),
    ...aboutEntries(context),
  ];
}
