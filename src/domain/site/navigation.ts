import type { ListingPath } from '../listing/path.ts';

interface PlainLink {
  label: string;
  href: string;
  /** The build leaves the link out while its listing is empty; links that a dealer wrote stay. */
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

/** The usual menus without links to empty listings; `isStocked` tells whether a path has stock. */
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
 * The path by which header, menus and search mark the current page: the path itself where one of their links leads
 * there, the listing path and '*' on other listings, and '/*' on all other pages. So their markup is equal on every
 * vehicle page.
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
