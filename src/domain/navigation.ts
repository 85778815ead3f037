import type { ListingPath } from './listing-path.ts';

export interface NavigationLink {
  label: string;
  href: string;
  children: { label: string; href: string }[];
}

export interface NavigationGroup {
  title: string;
  links: { label: string; href: string }[];
}

/** A website of the dealer's group. */
export interface GroupSite {
  name: string;
  url: string;
  logo: string | null;
}

/** Pages that header and menus link to whatever a dealer's navigation says. */
const alwaysLinked = ['/', '/favourites/', '/compare/', '/locations/'];

/**
 * What header, menus and search need to know of where they stand: the path itself where one of their links leads, else
 * the path of all listings and '*' on listings and '/*' on all other pages. So they are the same on every vehicle's page.
 */
export function findPlace(
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
