import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Site } from '#domain/site.ts';
import type { Dealer } from '#config/dealer.ts';

/** One site to build: a dealer in one template, with everything that its pages may ask for. */
export interface Target {
  dealer: Dealer;
  site: Site;
  catalogue: Catalogue;
  /** The dealer's design tokens as CSS. */
  theme: string;
}

const place = Symbol.for('forecourt.target');
const registry = globalThis as typeof globalThis & { [place]?: Target };

/**
 * Names the target whose pages are rendered next in this process. Pages read it through `virtual:dealer`; keeping it
 * out of the module text lets every dealer share one bundle and keeps thousands of vehicles out of the bundler.
 */
export function registerTarget(target: Target): void {
  registry[place] = target;
}

/** Source of `virtual:dealer`: reads the registered target when a page bundle starts. */
export const targetModule = `export const { dealer, site, catalogue, theme } = globalThis[Symbol.for('forecourt.target')];`;
