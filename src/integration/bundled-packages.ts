import type { Plugin } from 'vite';

/**
 * Packages that must be bundled into the page renderer: their published files cannot be loaded by Node as ES modules.
 * Astro 7 renders pages in the `prerender` environment and ignores `vite.ssr.noExternal`.
 */
const packages = [
  'typesense-instantsearch-adapter',
  'typesense',
  'instantsearch.js',
  'react-instantsearch',
  'react-instantsearch-core',
];

/** Bundles those packages wherever pages are rendered. */
export function bundledPackages(): Plugin {
  return {
    name: 'forecourt:bundled-packages',
    configEnvironment(environment) {
      return environment === 'client' ? null : { resolve: { noExternal: packages } };
    },
  };
}
