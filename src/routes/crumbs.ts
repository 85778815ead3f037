import type { Catalogue, LandingPage } from '#catalogue/catalogue.ts';
import type { Vehicle } from '#domain/vehicle.ts';

export interface Crumb {
  label: string;
  /** Null for the page itself. */
  href: string | null;
}

/** The way to a vehicle: home, stock, make, model, itself (NAV-03, VDP-02); steps without a listing are left out. */
export function createVehicleCrumbs(
  vehicle: Vehicle,
  { landingPages }: Catalogue,
  words: { home: string; stock: string },
): Crumb[] {
  const listings = landingPages.filter(
    ({ kind, refinements }) =>
      refinements.make === vehicle.make &&
      (kind === 'make' || (kind === 'model' && refinements.model === vehicle.model)),
  );
  return [
    { label: words.home, href: '/' },
    { label: words.stock, href: '/search/' },
    ...listings.map(({ kind, heading, path, refinements }) => ({
      label: kind === 'model' ? (refinements.model ?? heading) : heading,
      href: path,
    })),
    { label: vehicle.name, href: null },
  ];
}

/** The way to a listing: home, all stock, its make, itself (NAV-03). */
export function createListingCrumbs(
  page: LandingPage,
  { landingPages }: Catalogue,
  words: { home: string; stock: string },
): Crumb[] {
  const make = page.kind === 'model' ? page.refinements.make : undefined;
  const parent = landingPages.find(({ kind, refinements }) => kind === 'make' && refinements.make === make);
  return [
    { label: words.home, href: '/' },
    ...(page.kind === 'all' ? [] : [{ label: words.stock, href: '/search/' }]),
    ...(parent ? [{ label: parent.heading, href: parent.path }] : []),
    { label: page.kind === 'all' ? words.stock : page.heading, href: null },
  ];
}
