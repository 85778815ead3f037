import type { CarType, Vehicle } from './vehicle.ts';

/** One step from the home page; the current page has no address. */
export interface Crumb {
  label: string;
  href: string | null;
}

export interface CrumbRules {
  /** First part of listing addresses, with slashes at both ends: '/search/' (C15). */
  searchPrefix: string;
  /** The last crumb is the series instead of year, make, model and badge (VDP-02). */
  endsWithSeries: boolean;
  /** Words for the first crumb and the conditions. */
  labels: { home: string } & Record<CarType, string>;
  /** Path of a listing that exists for a make or a make and model, or null (ROUTE-03). */
  findListing: (make: string, model: string | null) => string | null;
}

const presetSlugs: Record<CarType, string> = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' };

/** Home, condition, make, model, body, then the vehicle itself (NAV-03, NAV-04, VDP-02). */
export function createVehicleCrumbs(vehicle: Vehicle, rules: CrumbRules): Crumb[] {
  const { make, model, body, carType } = vehicle;
  const { searchPrefix, labels, findListing } = rules;
  const modelPath = findListing(make, model);
  const steps: Crumb[] = [
    { label: labels.home, href: '/' },
    { label: labels[carType], href: `${searchPrefix}${presetSlugs[carType]}/` },
    { label: make, href: findListing(make, null) },
    { label: model, href: modelPath },
    { label: body ?? '', href: modelPath && body ? `${modelPath}?${new URLSearchParams({ body })}` : null },
  ];
  const current = (rules.endsWithSeries && vehicle.series) || vehicle.name;
  // A step without a page would look like the current one, so it is left out.
  return [...steps.filter(({ href }) => href !== null), { label: current, href: null }];
}
