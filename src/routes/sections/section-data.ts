import { stockedBrands } from '#catalogue/brand/brands.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { stockBounds } from '#catalogue/listing/bounds.ts';
import { countByLocation } from '#domain/location/stock-by-location.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Site } from '#domain/site/site.ts';
import { findStockClaims } from '#domain/page/stock-claims.ts';
import { createShellText } from '#messages/site/shell.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SectionData, Tile } from '#shell/sections/section.ts';
import { findArticles, listArticles } from '../blog/articles.ts';
import { createRange } from '../model/range.ts';
import { findReviews } from '../review/find-reviews.ts';
import { findModels, findOffers, findVehicles } from './chosen-stock.ts';

/** Groups vehicles by a value, the largest group first, equal ones by name. */
function createTiles(
  vehicles: Vehicle[],
  value: (vehicle: Vehicle) => string | null,
  href: (value: string) => string,
): Tile[] {
  const tiles = new Map<string, Tile>();
  for (const vehicle of vehicles) {
    const key = value(vehicle);
    if (key === null) continue;
    const tile = tiles.get(key) ?? { label: key, value: key, href: href(key), count: 0, image: null };
    tile.count += 1;
    tile.image ??= vehicle.images[0]?.url ?? null;
    tiles.set(key, tile);
  }
  return [...tiles.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/** The dealer's own groups of vehicles that are in stock, in the dealer's order. A vehicle may be of several. */
function createCategories({ vehicles }: Catalogue, site: Site): Tile[] {
  const wanted = site.search.missing.vehicles.includes('categories') ? [] : site.searchCategories;
  const taken = new Set<string>();
  return wanted.flatMap((name) => {
    const found = vehicles.filter(({ categories }) => categories.includes(name));
    const pictures = found.flatMap(({ images }) => images[0]?.url ?? []);
    // Each has a vehicle of its own in the picture, where there are enough.
    const image = pictures.find((url) => !taken.has(url)) ?? pictures[0] ?? null;
    if (image !== null) taken.add(image);
    const tile = { label: name, value: name, href: createSearch(site, 'categories', name), image };
    return found.length > 0 ? [{ ...tile, count: found.length }] : [];
  });
}

const createSearch = ({ listingPath }: Site, key: string, value: string): string =>
  `${listingPath}?${new URLSearchParams({ [key]: value })}`;

/** The listing of each single condition, where the dealer offers one. */
const findPresetPaths = ({ landingPages }: Catalogue): SectionData['presetPaths'] =>
  Object.fromEntries(
    landingPages
      .filter(({ refinements }) => refinements.carType?.length === 1)
      .map(({ path, refinements }) => [refinements.carType?.[0], path]),
  );

const createBrands = (catalogue: Catalogue, site: Site): Tile[] =>
  stockedBrands(catalogue, site.brands).map(({ name, slug, logo, count, path, overviewUrl }) => ({
    label: name,
    value: name,
    href: overviewUrl ?? (site.features.brands ? `/${slug}/overview/` : (path ?? site.listingPath)),
    count,
    image: logo,
  }));

/** An object whose parts are worked out when they are first read, and kept. */
function createLazily<Parts extends object>(makers: { [Name in keyof Parts]: () => Parts[Name] }): Parts {
  const parts = {} as Parts;
  for (const name of Object.keys(makers) as (keyof Parts)[]) {
    Object.defineProperty(parts, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = makers[name]();
        Object.defineProperty(parts, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return parts;
}

function createMakes(catalogue: Catalogue, site: Site): Tile[] {
  const paths = new Map(
    catalogue.landingPages
      .filter(({ kind }) => kind === 'make')
      .map(({ path, refinements }) => [refinements.make, path]),
  );
  const logos = new Map(site.brands.map(({ name, logo }) => [name.toLowerCase(), logo]));
  return createTiles(
    catalogue.vehicles,
    ({ make }) => make,
    (make) => paths.get(make) ?? createSearch(site, 'make', make),
  ).map((tile) => ({ ...tile, image: logos.get(tile.label.toLowerCase()) ?? null }));
}

const createBodies = (catalogue: Catalogue, site: Site): Tile[] =>
  createTiles(
    catalogue.vehicles,
    ({ body }) => (site.search.missing.vehicles.includes('simple_body') ? null : body),
    (body) => createSearch(site, 'body', body),
  );

/** Kinds of vehicles; one alone is no choice. */
function createKinds({ vehicles }: Catalogue, site: Site): Tile[] {
  if (!site.listing.facets.includes('type')) return [];
  const text = createShellText(site.messages);
  const tiles = createTiles(
    vehicles,
    ({ category }) => category,
    (category) => createSearch(site, 'type', category),
  );
  const labelled = tiles.map((tile) => ({
    ...tile,
    label: text(`shell.kind.${tile.value as Vehicle['category']}`),
  }));
  return tiles.length > 1 ? labelled : [];
}

/**
 * What sections show, from the stock as the build read it. A count says how many the listing behind its link shows,
 * recently sold ones included; strips of vehicles show only what can be bought.
 */
export function createSectionData(
  catalogue: Catalogue,
  site: Site,
  pages: readonly OwnPage[] = [],
): SectionData {
  const { vehicles } = catalogue;
  return createLazily<SectionData>({
    listed: () => vehicles,
    presetPaths: () => findPresetPaths(catalogue),
    vehicles: () => vehicles.filter(isAvailable),
    offers: () => catalogue.offers,
    bodies: () => createBodies(catalogue, site),
    kinds: () => createKinds(catalogue, site),
    categories: () => createCategories(catalogue, site),
    locationStock: () => countByLocation(vehicles, site.locations),
    mostPayload: () => stockBounds(catalogue, 'payload')?.max ?? 0,
    makes: () => createMakes(catalogue, site),
    range: () => createRange(catalogue, site),
    brands: () => createBrands(catalogue, site),
    mapLocations: () => catalogue.map?.locations ?? [],
    findVehicles: () => (section) => findVehicles(section, catalogue, site),
    findOffers: () => (section) => findOffers(section, catalogue.offers),
    findModels: () => (section) => findModels(section, catalogue, site),
    findArticles: () => (section) => findArticles(section, listArticles(pages), site.blog),
    findReviews: () => (section) => findReviews(section, catalogue, site),
    total: () => vehicles.length,
    claims: () => findStockClaims(vehicles, site),
    now: () => catalogue.readAt,
  });
}
