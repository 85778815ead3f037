import type { ViteDevServer } from 'vite';
import { registerTarget, type Target } from './target.ts';

const servers = new Set<ViteDevServer>();

/** Lets a server of development show other own pages without starting anew. */
export function followPages(server: ViteDevServer): void {
  servers.add(server);
  server.httpServer?.once('close', () => servers.delete(server));
}

/**
 * Shows another target with the same routes and files in development: pages take their data from it, and the addresses of
 * dynamic routes are asked for again. Open pages reload.
 */
export function replaceTarget(target: Target): void {
  registerTarget(target);
  for (const server of servers) {
    // What Astro itself says to its environments when content changes, so that they forget the addresses of pages.
    for (const environment of Object.values(server.environments))
      environment.hot.send('astro:content-changed', {});
    server.ws.send({ type: 'full-reload' });
  }
}
