import { announceSandbox } from '../command/running-sandbox.ts';
import { createSandboxApp } from './app.ts';
import { refuseWeakKey } from './door/admin-key.ts';
import { listen } from './listen.ts';
import type { SandboxOptions } from './options.ts';
import { findStorageProblem } from './storage/storage-problem.ts';
import { openStores } from './stores.ts';

export interface Sandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** Milliseconds until a server tries again to say where it is. */
export const announceAgain = 30_000;

/**
 * On a full disk a server that was stopped starts all the same: it answers what it has, and says what the matter is. Once there
 * is room, commands find it by its data folder: a backup needs that.
 */
function announce(dataDir: string, running: Parameters<typeof announceSandbox>[1]): () => void {
  try {
    return announceSandbox(dataDir, running);
  } catch (error) {
    const problem = findStorageProblem(error);
    if (!problem) throw error;
    console.error(`Commands do not find this server by its data folder. ${problem.message}`);
    let withdraw = (): void => clearTimeout(timer);
    const timer = setTimeout(() => (withdraw = announce(dataDir, running)), announceAgain).unref();
    return () => withdraw();
  }
}

/**
 * Starts the whole sandbox in this process: the search service at `/`, the dealer API at `/api`, the image CDN at `/images`,
 * and stand-ins for services of others at `/partners`. Resolves when it takes requests (and is filled), and other commands
 * find it by its data folder; rejects with PortError when the port cannot be had, with a Failure for a short key on an
 * address that others reach.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { apiKey, dataDir, host } = options;
  refuseWeakKey(apiKey, options);
  const stores = openStores(options);
  try {
    const server = await listen(createSandboxApp(options, stores), options);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    await options.fill?.({ url, apiKey });
    const withdraw = announce(dataDir, { url, apiKey });
    return {
      url,
      close: () =>
        new Promise((resolve) => {
          withdraw();
          server.close(() => {
            stores.close();
            resolve();
          });
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    };
  } catch (error) {
    stores.close();
    throw error;
  }
}
