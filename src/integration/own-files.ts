import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PublishedFile } from '#config/load/site-files.ts';

import { followPages } from './dev-reload.ts';

type Hooks = Pick<AstroIntegration['hooks'], 'astro:server:setup' | 'astro:build:done'>;

/**
 * Serves the files of one dealer in development, and copies them beside the pages of a plain `astro build`. A build of many
 * sites from one kit does so itself.
 */
export const createOwnFileHooks = (files: readonly PublishedFile[]): Hooks => ({
  'astro:server:setup': ({ server }) => {
    followPages(server);
    server.middlewares.use((request, _response, next) => {
      const [asked = ''] = (request.url ?? '').split('?');
      const own = files.find(({ address }) => encodeURI(address) === asked);
      // Vite serves a file of this project by its path on disk.
      if (own) request.url = `/@fs${path.resolve(own.file)}`;
      next();
    });
  },
  'astro:build:done': ({ dir }) => {
    for (const { address, file } of files) {
      const target = path.join(fileURLToPath(dir), address);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(file, target);
    }
  },
});
