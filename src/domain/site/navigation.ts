import type { ListingPath } from '../listing/path.ts';

export interface PlainLink {
  label: string;
  href: string;
  /** The build leaves the link out while its listing is empty; links that a dealer wrote stay. */
  needsStock?: true;
  /**
   * Its picture: the address of one, or the id of a model, whose picture may come from the stock. `/menu.json` says it to
   * who opens the menu, so that pages stay as they are when the stock changes.
   */
  picture?: string;
}

/** Links under a title, in the footer or in a drop-down. */
export interface NavigationGroup {
  title: string;
  /** Page of the title, where it has one. */
  href?: string;
  links: PlainLink[];
}

export interface NavigationLink {
  label: string;
  /** Null where the entry only opens its drop-down. */
  href: string | null;
  /** Whether it is drawn as a button. */
  button: boolean;
  /** Links of its drop-down, above its groups. */
  children: PlainLink[];
  groups: NavigationGroup[];
}

/** Whether an entry opens a drop-down. */
export const opensMenu = ({ children, groups }: NavigationLink): boolean =>
  children.length > 0 || groups.length > 0;

/** Links of an entry's drop-down, without the titles of groups. */
export const linksOf = ({ children, groups }: NavigationLink): PlainLink[] => [
  ...children,
  ...groups.flatMap(({ links }) => links),
];

/** Keys of all pictures in a header's menus (`/menu.json`). */
export const listMenuPictures = (header: readonly NavigationLink[]): string[] =>
  header.flatMap((entry) => linksOf(entry).flatMap(({ picture }) => picture ?? []));

/** A website of the dealer's group. */
export interface GroupSite {
  name: string;
  url: string;
  logo: string | null;
}

/** Menus without some of their links; what is left empty goes as well. */
export function withoutLinks(
  { header, footer }: { header: readonly NavigationLink[]; footer: readonly NavigationGroup[] },
  isOut: (href: string) => boolean,
): { header: NavigationLink[]; footer: NavigationGroup[] } {
  const keep = (links: readonly PlainLink[]): PlainLink[] => links.filter(({ href }) => !isOut(href));
  const thin = (groups: readonly NavigationGroup[]): NavigationGroup[] =>
    groups.map((group) => ({ ...group, links: keep(group.links) })).filter(({ links }) => links.length > 0);
  return {
    header: header
      .map((entry) => ({ ...entry, children: keep(entry.children), groups: thin(entry.groups) }))
      .filter((entry) => (entry.href === null ? opensMenu(entry) : !isOut(entry.href))),
    footer: thin(footer),
  };
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
  const linked = header.some((entry) =>
    [entry, ...entry.groups, ...linksOf(entry)].some(({ href }) => href === path),
  );
  if (linked || alwaysLinked.includes(path)) return path;
  return path.startsWith(listingPath) ? `${listingPath}*` : '/*';
}
