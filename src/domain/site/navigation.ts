import type { ListingPath } from '../listing/path.ts';

interface PlainLink {
  label: string;
  href: string;
  /** The build leaves it out while the listing behind it is empty; a link that a dealer wrote stays. */
  needsStock?: true;
}

export interface NavigationLink {
  label: string;
  href: string;
  children: PlainLink[];
}

export interface NavigationGroup {
  title: string;
  links: PlainLink[];
}

/** A website of the dealer's group. */
export interface GroupSite {
  name: string;
  url: string;
  logo: string | null;
}

/** The usual menus without the links that need stock and, as `isStocked` says of their path, have none behind them. */
export function withoutEmptyListings(
  { header, footer }: { header: readonly NavigationLink[]; footer: readonly NavigationGroup[] },
  isStocked: (path: string) => boolean,
): { header: NavigationLink[]; footer: NavigationGroup[] } {
  const leadsSomewhere = ({ needsStock, href }: PlainLink): boolean => !needsStock || isStocked(href);
  return {
    header: header.map((link) => ({ ...link, children: link.children.filter(leadsSomewhere) })),
    footer: footer.map((group) => ({ ...group, links: group.links.filter(leadsSomewhere) })),
  };
}

/** Pages that header and menus link to whatever a dealer's navigation says. */
const alwaysLinked = ['/', '/favourites/', '/compare/', '/locations/'];

/**
 * What header, menus and search need to know of where they stand: the path itself where one of their links leads, else
 * the path of all listings and '*' on listings and '/*' on all other pages. So they are the same on every vehicle's page.
 */
export function findMenuPath(
  path: string,
  {
    navigation: { header },
    listingPath,
  }: { navigation: { header: readonly NavigationLink[] }; listingPath: ListingPath },
): string {
  const leadsHere = ({ href }: { href: string }): boolean => href === path;
  const linked = header.some((link) => leadsHere(link) || link.children.some(leadsHere));
  if (linked || alwaysLinked.includes(path)) return path;
  return path.startsWith(listingPath) ? `${listingPath}*` : '/*';
}
