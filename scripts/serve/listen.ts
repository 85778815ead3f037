import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { Failure } from '../command/failure.ts';

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

const tries = 20;

/**
 * Listens on the port, or on the next free one above it. Rejects when none of twenty is free, and for any other
 * reason, such as a port below 1024, at once. Port 0 takes whatever is free.
 */
export async function listenNear(app: Hono, port: number, host: string): Promise<Listening> {
  for (let candidate = port; candidate < port + tries && candidate <= 65_535; candidate += 1) {
    const listening = await listenAt(app, candidate, host);
    if (listening) return listening;
  }
  throw new Failure(
    `Ports ${port} to ${port + tries - 1} on ${host} are all taken. Choose another one with --port.`,
  );
}

/** Null when the port is taken. */
function listenAt(app: Hono, port: number, host: string): Promise<Listening | null> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new Failure(`${host}:${port} cannot be listened on (${error.code ?? error.message}).`));
    });
  });
}
