/** Where a page of the dealer's own may stand in the usual menus; `header` is an entry of its own (NAV-01, NAV-02). */
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

/** A page that joins the usual menus. */
export interface MenuPage {
  label: string;
  /** Path with a slash at both ends. */
  href: string;
  in: readonly MenuPlace[];
}
