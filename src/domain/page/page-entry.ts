/** Places of the usual menus that an own page may join; `header` is an entry of its own (NAV-01, NAV-02). */
export const menuPlaces = [
  'header',
  'vehicles',
  'offers',
  'finance',
  'sell',
  'service',
  'company',
  'footer',
] as const;
export type MenuPlace = (typeof menuPlaces)[number];

/**
 * What menus, breadcrumbs and links know of an own page. Its text is no part of the site, so that other pages stay as they
 * are when it changes.
 */
export interface PageEntry {
  /** With leading and trailing slash. */
  path: string;
  title: string;
  /** Where the usual menus show it; null where they do not. */
  menu: { label: string; in: MenuPlace[] } | null;
}
