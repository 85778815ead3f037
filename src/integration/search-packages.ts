import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const nothing = '\0forecourt:nothing';
const searchClient = fileURLToPath(new URL('../services/search-client.ts', import.meta.url));
const adapterSource = 'typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js';

/**
 * Leaves out what the listing's packages carry along without need; 47 KB less (brotli) on a listing:
 * - the InstantSearch adapter is taken from its own ES sources, not from its ES5 build with generators polyfilled;
 * - its `typesense` client becomes `services/search-client.ts`, on the browser's own fetch instead of axios;
 * - `qs` of InstantSearch's default router goes, because the listing brings its own router.
 */
export function searchPackages(): Plugin {
  return {
    name: 'forecourt:search-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(typesense|typesense-instantsearch-adapter|qs)$/ },
      handler(source, importer = '') {
        if (source === 'typesense-instantsearch-adapter') return this.resolve(adapterSource, importer);
        if (source === 'typesense' && importer.includes('typesense-instantsearch-adapter'))
          return searchClient;
        if (source === 'qs' && importer.includes('instantsearch.js')) return nothing;
        return null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${nothing}$`) },
      handler: () => 'export default {};',
    },
  };
}
