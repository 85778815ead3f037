import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const searchClient = fileURLToPath(new URL('../../services/search/search-client.ts', import.meta.url));
const adapterSource = 'typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js';

/**
 * Modules of InstantSearch that it imports and the listing never calls, and what they must still export. Beside each,
 * how many bytes (brotli) the live search of a listing grows without the row; what saves less than 500 has no row.
 */
const unasked: Record<string, string> = {
  // 13,013, with the query-string package that it brings along: the store of a search follows the address.
  'createRouterMiddleware.js': 'export const createRouterMiddleware = undefined;',
  // 1,953: what shoppers do is told to nobody but the dealer's own analytics.
  'createInsightsMiddleware.js': 'export const createInsightsMiddleware = undefined;',
};
const prefix = '\0forecourt:unasked/';

/**
 * Leaves out what the listing's packages carry along without need, 49 KB of the live search's code (brotli):
 * - 31,240: the `typesense` client of the InstantSearch adapter becomes `services/search/search-client.ts`, on the
 *   browser's own fetch instead of an HTTP library;
 * - 2,967: the adapter is taken from its own ES sources, not from its ES5 build with generators polyfilled;
 * - what InstantSearch carries and the listing never asks for goes, see above.
 *
 * Measured on 2026-11-23 by bundling `islands/listing/LiveSearch.tsx` without React, with and without each.
 */
export function searchPackages(): Plugin {
  return {
    name: 'forecourt:search-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^typesense(-instantsearch-adapter)?$|\/create(Router|Insights)Middleware\.js$/ },
      handler(source, importer = '') {
        if (source === 'typesense-instantsearch-adapter') return this.resolve(adapterSource, importer);
        if (source === 'typesense')
          return importer.includes('typesense-instantsearch-adapter') ? searchClient : null;
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
