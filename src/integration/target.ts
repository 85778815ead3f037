import type { Catalogue } from '#catalogue/catalogue.ts';
import type { PublishedFile } from '#config/load/site-files.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import type { Site } from '#domain/site/site.ts';

/** One site to build: a dealer in one template, with everything that its pages may ask for. */
export interface Target {
  site: Site;
  catalogue: Catalogue;
  /** Own pages with their texts. */
  pages: readonly OwnPage[];
  /** Files that this site alone is published with. */
  files: readonly PublishedFile[];
  /** The dealer's design tokens as CSS. */
  theme: string;
}

/** Key of the registry that the build shares with pages, which are in a bundle of their own. */
interface Registry {
  target: Target | null;
  /** One for every page bundle of this process. Each is called when the next target begins. */
  readers: ((target: Target) => void)[];
}

const key = Symbol.for('forecourt.target');
const shared = globalThis as typeof globalThis & { [key]?: Registry };
const registry = (shared[key] ??= { target: null, readers: [] });

/**
 * Names the target whose pages are rendered next in this process. Pages read it through `virtual:dealer`; keeping it
 * out of the module text lets every dealer share one bundle and keeps thousands of vehicles out of the bundler.
 */
export function registerTarget(target: Target): void {
  registry.target = target;
  for (const read of registry.readers) read(target);
}

/** Source of `virtual:dealer`. Its exports follow the registered target, so that one bundle serves many dealers. */
export const targetModule = `
export let site, catalogue, theme, pages;
const registry = globalThis[Symbol.for('forecourt.target')];
const read = (target) => { ({ site, catalogue, theme, pages } = target); };
if (registry.target) read(registry.target);
registry.readers.push(read);
`;
