import { createSite } from '#config/site/create-site.ts';
import type { Dealer } from '#config/dealer.ts';
import { loadDealers } from '#config/load/load.ts';
import { createTheme } from '#config/theme.ts';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Target } from '#integration/target.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';

/** A vehicle as the index stores it, with the fields that every one has. */
export function fixtureDocument(index: number, extra: Record<string, unknown> = {}): Record<string, unknown> {
  const year = 2015 + (index % 10);
  const [make, model] = [
    ['Toyota', 'HiLux'],
    ['Kia', 'Sportage'],
    ['Kia', 'EV6'],
  ][index % 3] ?? ['Kia', 'Picanto'];
  return {
    id: `v${index}`,
    slug: `${year}-${make}-${model}-v${index}`.toLowerCase(),
    name: `${year} ${make} ${model}`,
    year,
    make,
    model,
    car_type: index % 2 === 0 ? 'used' : 'new',
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 20_000 + index * 10,
    km: index * 1000,
    created_at: 1_700_000_000 + index,
    ...extra,
  };
}

export const fixtureVehicle = (index: number, extra: Record<string, unknown> = {}): Vehicle =>
  parseVehicle(fixtureDocument(index, extra));

const { dealers } = await loadDealers({ directory: 'tests/integration/dealers' });

/** The smallest dealer that a marketer can write, under another slug. */
export function fixtureDealer(slug: string): Dealer {
  const [dealer] = dealers;
  if (!dealer) throw new Error('tests/integration/dealers holds no valid dealer');
  const site = { ...dealer.site, slug, name: `Dealer ${slug}`, url: `https://${slug}.example.com.au` };
  return { ...dealer, site };
}

/** That dealer with stock, ready to be built. */
export function fixtureTarget(slug: string, vehicles: Vehicle[], template = 'showroom'): Target {
  const dealer = fixtureDealer(slug);
  const keys = { search: 'search-key', other: 'other-key', lead: 'lead-key' };
  const site = createSite(dealer, template, keys);
  return {
    site,
    pages: dealer.pages,
    files: dealer.build.files,
    catalogue: {
      readAt: 1_700_000_000,
      vehicles,
      offers: [],
      parts: [],
      reviews: { all: null, page: null, byLocation: {} },
      landingPages: createLandingPages(vehicles, site.listing.presets),
      map: null,
    },
    theme: createTheme(site),
  };
}
