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

/** A make and model that has a listing whether it is in stock or not; without a model, the make alone. */
export interface KnownName {
  make: string;
  model: string | null;
}

type Models = Map<string, Vehicle[]>;

/** Each make with its models and what is in stock of them. Spellings with one address are one: that of the stock. */
function groupNames(vehicles: readonly Vehicle[], known: readonly KnownName[]): Map<string, Models> {
  const groups = new Map<string, Models>();
  for (const vehicle of vehicles) {
    const models = groups.get(vehicle.make) ?? (new Map() as Models);
    const stock = models.get(vehicle.model) ?? [];
    stock.push(vehicle);
    models.set(vehicle.model, stock);
    groups.set(vehicle.make, models);
  }
  const find = (names: Iterable<string>, name: string): string =>
    [...names].find((one) => slugify(one) === slugify(name)) ?? name;
  for (const { make, model } of known) {
    const name = find(groups.keys(), make);
    const models = groups.get(name) ?? (new Map() as Models);
    groups.set(name, models);
    if (model === null) continue;
    const modelName = find(models.keys(), model);
    models.set(modelName, models.get(modelName) ?? []);
  }
  return groups;
}

/**
 * The static listings of a dealer: the whole stock, each offered preset, and every make and model that has stock,
 * or had or will have it (ROUTE-02, ROUTE-03). Each path leads back to exactly one make and model.
 */
export function createLandingPages(
  vehicles: readonly Vehicle[],
  offered: readonly PresetName[],
  root: ListingPath = '/search/',
  known: readonly KnownName[] = [],
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
  const makes = groupNames(vehicles, known);
  for (const [make, slug] of assignSlugs(makes.keys(), presetNames)) {
    const models = makes.get(make) ?? (new Map() as Models);
    const path = `${root}${slug}/`;
    const count = [...models.values()].reduce((sum, stock) => sum + stock.length, 0);
    pages.push({ path, kind: 'make', refinements: { make }, count });
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
