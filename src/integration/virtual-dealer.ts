import type { Plugin } from 'vite';
import { targetModule } from './target.ts';

const name = 'virtual:dealer';
const resolved = `\0${name}`;

/**
 * Serves `virtual:dealer` to pages at build. Throws when client code imports it: what a browser may know travels to
 * islands as props.
 */
export function virtualDealer(): Plugin {
  return {
    name: 'forecourt:virtual-dealer',
    resolveId: {
      filter: { id: /^virtual:dealer$/ },
      handler(_source, importer) {
        if (this.environment.config.consumer === 'client') {
          throw new Error(
            `${importer ?? 'Client code'} imports virtual:dealer, which exists at build only. ` +
              'Pass what the island needs as props from a route.',
          );
        }
        return resolved;
      },
    },
    load: {
      filter: { id: /^\0virtual:dealer$/ },
      handler: () => targetModule,
    },
  };
}
