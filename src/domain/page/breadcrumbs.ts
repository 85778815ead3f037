import type { CarType, Vehicle } from '../vehicle/vehicle.ts';

/** One step of the way from the home page; the current page has no address. */
export interface Crumb {
  label: string;
  href: string | null;
}

/** What a listing is narrowed to; nothing at all is the whole stock. */
export interface ListingScope {
  carType?: CarType;
  make?: string;
  model?: string;
}

export interface CrumbRules {
  /** The last crumb is the series instead of year, make, model and badge (VDP-02). */
  endsWithSeries: boolean;
  words: { home: string; stock: string } & Record<CarType, string>;
  /** Path of the listing of exactly this scope, null when the site has none (ROUTE-02, ROUTE-03, NAV-04). */
  findListing: (scope: ListingScope) => string | null;
}

/** The way to a page that stands right under the home page. */
export const createPageCrumbs = (home: string, current: string): Crumb[] => [
  { label: home, href: '/' },
  { label: current, href: null },
];

/** A crumb without a page would look like the current page, so it is left out. */
const withPage = (steps: Crumb[]): Crumb[] => steps.filter(({ href }) => href !== null);

/** Home, condition, make, model, body, then the vehicle itself (NAV-03, VDP-02); all stock where a condition has no page. */
export function createVehicleCrumbs(vehicle: Vehicle, rules: CrumbRules): Crumb[] {
  const { make, model, body, carType } = vehicle;
  const { words, findListing } = rules;
  const condition = findListing({ carType });
  const models = findListing({ make, model });
  const steps = withPage([
    { label: words.home, href: '/' },
    condition === null
      ? { label: words.stock, href: findListing({}) }
      : { label: words[carType], href: condition },
    { label: make, href: findListing({ make }) },
    { label: model, href: models },
    { label: body ?? '', href: models && body ? `${models}?${new URLSearchParams({ body })}` : null },
  ]);
  const current = (rules.endsWithSeries && vehicle.series) || vehicle.name;
  return [...steps, { label: current, href: null }];
}

/** Home, all stock, the make of a model, then the listing itself (NAV-03). */
export function createListingCrumbs(
  listing: { scope: ListingScope; path: string; heading: string },
  { words, findListing }: Pick<CrumbRules, 'words' | 'findListing'>,
): Crumb[] {
  const { scope, path, heading } = listing;
  const home = { label: words.home, href: '/' };
  const stock = findListing({});
  if (path === stock) return [home, { label: words.stock, href: null }];
  const parent = scope.make && scope.model ? findListing({ make: scope.make }) : null;
  return [
    ...withPage([home, { label: words.stock, href: stock }, { label: scope.make ?? '', href: parent }]),
    { label: heading, href: null },
  ];
}
