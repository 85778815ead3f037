import { createHash } from 'node:crypto';
import type { BuildEnvironment } from 'vite';

/** Pages by key, with the styles that Astro noted for each; the client build may add to them. */
export type Pages = ReadonlyMap<string, { styles: unknown[] }>;

/** The sorted entry points of a client build, or null when they are not the list that Astro 7 makes. */
export function readClientInput({ config }: BuildEnvironment): string[] | null {
  const { input } = config.build.rolldownOptions;
  return Array.isArray(input) ? [...input].sort() : null;
}

const siteAddress = 'import.meta.env.SITE';

/** The address of the site that is being built, or null when it has none. */
export function readSiteAddress({ config }: BuildEnvironment): string | null {
  const value: unknown = config.define?.[siteAddress];
  const address: unknown = typeof value === 'string' && value !== 'undefined' ? JSON.parse(value) : null;
  return typeof address === 'string' ? address : null;
}

/**
 * Everything that decides what a client build makes: template, entry points, pages with the styles that they have so
 * far, and the settings that reach client code.
 */
export function describeClientBuild(
  { config }: BuildEnvironment,
  input: readonly string[],
  pages: Pages,
  template: string,
): string {
  const { base, build, define, mode, publicDir } = config;
  // The address differs between dealers; `readSiteAddress` lets recordings prove that no client file holds it.
  const constants = Object.entries(define ?? {}).filter(([name]) => name !== siteAddress);
  const settings = [
    base,
    build.assetsDir,
    build.minify,
    build.assetsInlineLimit,
    build.target,
    constants,
    mode,
    publicDir,
  ];
  const styles = [...pages].map(([name, page]) => [name, page.styles]);
  return createHash('sha256')
    .update(JSON.stringify([template, input, styles, settings]))
    .digest('hex');
}
