import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { ServiceError } from '../search/service-error.ts';
import { findConnectionOf } from './connection.ts';

/** Bytes of large answers that this process keeps until they are read, and of those of one connection. */
const room = 64 * 1_048_576;
const share = 24 * 1_048_576;
/** Milliseconds that an answer may take to be read; slow phones read any within. */
const patience = 300_000;
let taken = 0;
const takenBy = new Map<string, number>();

/** The part of the room that the answer to one request takes. */
export interface AnswerPlace {
  /** Whose request it is. */
  readonly who: string;
  /**
   * Takes room for so many more bytes. Throws 503 when whoever asked has gone, when the connection has its share, and when it
   * has more than others while there is no room; who asks for little always gets it.
   */
  grow(bytes: number): void;
}

function take(who: string, bytes: number): void {
  taken += bytes;
  const left = (takenBy.get(who) ?? 0) + bytes;
  if (left > 0) takenBy.set(who, left);
  else takenBy.delete(who);
}

/** Calls back once an answer is handed over, or its connection is gone: an answer behind another one is told of neither. */
function whenGone({ incoming, outgoing }: Node, leave: () => void): void {
  const { socket } = incoming;
  const end = (): void => {
    clearTimeout(late);
    outgoing.off('close', end);
    socket.off('close', end);
    leave();
  };
  const late = setTimeout(() => socket.destroy(), patience).unref();
  outgoing.once('close', end);
  socket.once('close', end);
}

interface Node {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}
const isNode = (env: unknown): env is Node => typeof env === 'object' && env !== null && 'outgoing' in env;

/**
 * Opens a place for the answer to a request: it is kept from the first byte that is put together until it is read, so that
 * nobody fills the memory by asking for much and reading none of it. Only what comes by a connection takes room.
 */
export function openAnswerPlace(context: Context): AnswerPlace {
  const who = findConnectionOf(context.req.raw) ?? 'this server';
  const env: unknown = context.env;
  if (!isNode(env)) return { who, grow: () => undefined };
  let own = 0;
  return {
    who,
    grow(bytes) {
      // Nobody tells of a connection a second time that it is gone.
      if (env.incoming.socket.destroyed) throw new ServiceError(503, 'Whoever asked has gone.');
      const all = (takenBy.get(who) ?? 0) + bytes;
      if (all > share || (taken + bytes > room && all > room / takenBy.size))
        throw new ServiceError(503, 'Too many answers wait to be read. Please try again.');
      if (own === 0) whenGone(env, () => take(who, -own));
      own += bytes;
      take(who, bytes);
    },
  };
}
