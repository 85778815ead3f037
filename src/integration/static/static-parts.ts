import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const renderer = fileURLToPath(new URL('react-server.ts', import.meta.url));

/** Puts `react-server.ts` in the place of Astro's React renderer, which it wraps. */
export function staticParts(): Plugin {
  return {
    name: 'forecourt:static-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@astrojs\/react\/server\.js$/ },
      handler: (_source, importer) => (importer === renderer ? null : renderer),
    },
  };
}
