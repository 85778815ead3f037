import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { Failure } from '../command/failure.ts';
import { createGuardedServer } from './door/guarded-server.ts';

/** Where to listen. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** The port cannot be had: the message says what, where and what to do. */
export class PortError extends Failure {}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  if (error.code === 'EADDRINUSE')
    return new PortError(
      `Port ${port} on ${host} is already taken. Stop the other process, or choose another port with --port.`,
    );
  if (error.code === 'EACCES')
    return new PortError(`Port ${port} on ${host} needs more rights. Choose a port above 1023 with --port.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new PortError(`${host} is not an address of this machine. Choose another one with --host.`);
  return error;
}

/**
 * Milliseconds that an idle connection is kept. Node's own 5 seconds are over while this process draws sample stock on
 * a slow machine: the connection would be closed in the face of the request that follows.
 */
const keepAliveTimeout = 75_000;

/** Resolves with the listening server; rejects with PortError when the port cannot be had. */
export function listen(app: Hono, place: Place): Promise<ServerType> {
  const { host: hostname, port } = place;
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname,
        port,
        createServer: createGuardedServer,
        serverOptions: { keepAliveTimeout },
      },
      () => resolve(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, place)));
  });
}
