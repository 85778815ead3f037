import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { WholePieces } from './whole-pieces.ts';

/** Requests that a connection may send before the first of them is answered. Browsers and proxies wait for each answer. */
const mostUnanswered = 16;

/** Ends connections that ask on and on without waiting, before anybody begins on what they ask. */
function limitUnanswered(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: number): number => {
    const sum = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, sum);
    return sum;
  };
  return (incoming, outgoing) => {
    const { socket } = incoming;
    if (add(socket, 1) > mostUnanswered) {
      socket.destroy();
      return;
    }
    outgoing.once('close', () => add(socket, -1));
    listener(incoming, outgoing);
  };
}

/** A server of `node:http` that takes neither crumbs of bodies nor crowds of requests by one connection. */
export const createGuardedServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer(
    { ...options, IncomingMessage: WholePieces },
    limitUnanswered(listener),
  )) as typeof createServer;
