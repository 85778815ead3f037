import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One built site and the name under which it is served. */
export interface ServedSite {
  slug: string;
  template: string;
  /** `<slug>`, or `<slug>--<template>` for every template of a dealer but its first. */
  name: string;
  directory: string;
}

const folders = (directory: string): string[] => {
  try {
    return readdirSync(directory, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
};

/**
 * The sites under an output folder (`<slug>/<template>/`), read anew at every call, so that a site that was built
 * while the server runs is there. `templates` tells the order of a dealer's templates; the first has the short name.
 */
export function listSites(
  output: string,
  templates: ReadonlyMap<string, readonly string[]> = new Map(),
): ServedSite[] {
  return folders(output).flatMap((slug) => {
    const order = templates.get(slug) ?? [];
    const rank = (template: string): number =>
      (order.indexOf(template) + order.length + 1) % (order.length + 1);
    const built = folders(join(output, slug)).sort((a, b) => rank(a) - rank(b));
    return built.map((template, index) => ({
      slug,
      template,
      name: index === 0 ? slug : `${slug}--${template}`,
      directory: join(output, slug, template),
    }));
  });
}

/** Milliseconds for which a list of sites is kept: a page asks for some forty files. */
const freshFor = 200;

/** Finds sites by name. One that is not known yet is looked for at once, one that is gone is found a moment longer. */
export function createSiteFinder(list: () => ServedSite[]): (name: string) => ServedSite | undefined {
  let sites = new Map<string, ServedSite>();
  let listedAt = -Infinity;
  return (name) => {
    if (!sites.has(name) || performance.now() - listedAt > freshFor) {
      sites = new Map(list().map((site) => [site.name, site]));
      listedAt = performance.now();
    }
    return sites.get(name);
  };
}

export const formatSiteUrl = (name: string, port: number): string => `http://${name}.localhost:${port}/`;

/** 'harbour-toyota.localhost:4321' names 'harbour-toyota'; null for a bare address. */
export function parseSiteName(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : null;
}
