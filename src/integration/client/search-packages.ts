import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const searchClient = fileURLToPath(new URL('../../services/search/search-client.ts', import.meta.url));
const adapterSource = 'typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js';

/**
 * Modules of InstantSearch for what the listing does not ask of it, and what they must still export: a router (the
 * listing's store follows the address), insights, metadata for Algolia's crawler, results of a server, and the
 * query strings of the router. InstantSearch imports them all, and calls none of them.
 */
const unasked: Record<string, string> = {
  qs: 'export default {};',
  'createRouterMiddleware.js': 'export const createRouterMiddleware = undefined;',
  'createInsightsMiddleware.js': 'export const createInsightsMiddleware = undefined;',
  'createMetadataMiddleware.js':
    'export const createMetadataMiddleware = undefined; export const isMetadataEnabled = () => false;',
  'hydrateSearchClient.js': 'export const hydrateSearchClient = () => {};',
};
const prefix = '\0forecourt:unasked/';

/**
 * Leaves out what the listing's packages carry along without need; 51 KB less (brotli) on a listing:
 * - the InstantSearch adapter is taken from its own ES sources, not from its ES5 build with generators polyfilled;
 * - its `typesense` client becomes `services/search/search-client.ts`, on the browser's own fetch instead of axios;
 * - what InstantSearch carries and the listing never asks for goes, see above;
 * - a stand-in for React's `useSyncExternalStore` becomes React's own.
 */
export function searchPackages(): Plugin {
  return {
    name: 'forecourt:search-packages',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /^(typesense|typesense-instantsearch-adapter|qs|use-sync-external-store\/shim\/index\.js)$|\/(create(Router|Insights|Metadata)Middleware|hydrateSearchClient)\.js$/,
      },
      handler(source, importer = '') {
        if (source === 'typesense-instantsearch-adapter') return this.resolve(adapterSource, importer);
        if (source === 'typesense')
          return importer.includes('typesense-instantsearch-adapter') ? searchClient : null;
        if (source.startsWith('use-sync-external-store')) return this.resolve('react', importer);
        const name = source.slice(source.lastIndexOf('/') + 1);
        return name in unasked && importer.includes('instantsearch.js') ? prefix + name : null;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => unasked[id.slice(prefix.length)] ?? null,
    },
  };
}
