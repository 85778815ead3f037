import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { countUnanswered, GuardedRequest } from './guarded-request.ts';

const counting =
  (listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    const { socket } = incoming;
    countUnanswered(socket, 1);
    outgoing.once('close', () => countUnanswered(socket, -1));
    listener(incoming, outgoing);
  };

/** A server of `node:http` that takes neither crumbs of bodies nor crowds of requests by one connection. */
export const createGuardedServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer({ ...options, IncomingMessage: GuardedRequest }, counting(listener))) as typeof createServer;
