import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Target } from '#integration/target.ts';
import type { DevPlugin } from './dev-plugin.ts';

/** Folders of this project that pages are made of. */
const folders = ['src', 'public', 'node_modules'];

/**
 * What a server of development reads for browsers: code, caches, and files that the site is published with. Vite's own rule
 * is the whole project, and its answers may be read by pages of every `*.localhost`: a page of any dealer that is tried on
 * this machine would read the admin key and the leads of the sandbox.
 *
 * @param cache absolute folder of Vite's cache
 */
export function limitAccess({ files }: Pick<Target, 'files'>, cache: string) {
  const code = folders.map((folder) => realpathSync(path.resolve(folder)));
  return {
    cors: false,
    fs: { strict: true, allow: [...code, cache, ...files.map(({ file }) => path.resolve(file))] },
  };
}

/** Only pages of the site itself, which Astro shows an error on, have a file opened in the editor of whoever develops. */
export const guardEditor: DevPlugin = {
  name: 'forecourt:editor',
  configureServer: (server) =>
    void server.middlewares.use('/__open-in-editor', (request, response, next) => {
      if (request.headers['sec-fetch-site'] === 'same-origin') next();
      else response.writeHead(403).end();
    }),
};
