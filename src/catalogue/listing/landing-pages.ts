import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';
import { presetNames, presets, type PresetName } from '#domain/listing/presets.ts';
import type { ListingPath } from '#domain/listing/path.ts';
import { slugify } from '#domain/site/slug.ts';
import type { LandingPage } from '../catalogue.ts';

/** One slug per value, stable over builds; values that would share one get -2, -3 …, so that each leads back. */
function assignSlugs(values: Iterable<string>, taken: Iterable<string> = []): Map<string, string> {
  const used = new Set(taken);
  const slugs = new Map<string, string>();
  for (const value of [...values].sort()) {
    const plain = slugify(value) || 'other';
    let slug = plain;
    for (let next = 2; used.has(slug); next += 1) slug = `${plain}-${next}`;
    used.add(slug);
    slugs.set(value, slug);
  }
  return slugs;
}

function groupBy(vehicles: readonly Vehicle[], field: 'make' | 'model'): Map<string, Vehicle[]> {
  return Map.groupBy(vehicles, (vehicle) => vehicle[field]);
}

/**
 * The static listings of a dealer: the whole stock, each offered preset, and every make and model that has stock
 * (ROUTE-02, ROUTE-03). Each path leads back to exactly one make and model.
 */
export function createLandingPages(
  vehicles: readonly Vehicle[],
  offered: readonly PresetName[],
  root: ListingPath = '/search/',
): LandingPage[] {
  const pages: LandingPage[] = [{ path: root, kind: 'all', refinements: {}, count: vehicles.length }];
  for (const name of offered) {
    const conditions: readonly CarType[] = presets[name];
    const count = vehicles.filter(({ carType }) => conditions.includes(carType)).length;
    pages.push({
      path: `${root}${name}/`,
      kind: 'preset',
      refinements: { carType: [...conditions] },
      count,
    });
  }
  const makes = groupBy(vehicles, 'make');
  const makeSlugs = assignSlugs(makes.keys(), presetNames);
  for (const [make, slug] of makeSlugs) {
    const stock = makes.get(make) ?? [];
    const path = `${root}${slug}/`;
    pages.push({ path, kind: 'make', refinements: { make }, count: stock.length });
    const models = groupBy(stock, 'model');
    for (const [model, modelSlug] of assignSlugs(models.keys())) {
      pages.push({
        path: `${path}${modelSlug}/`,
        kind: 'model',
        refinements: { make, model },
        count: models.get(model)?.length ?? 0,
      });
    }
  }
  return pages;
}
