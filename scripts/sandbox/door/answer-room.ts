import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ServiceError } from '../search/service-error.ts';
import { createByteRoom } from './byte-room.ts';
import { findConnectionOf } from './connection.ts';

const unread = createByteRoom();
/** Milliseconds that an answer may take to be read; slow phones read any within. */
const patience = 300_000;

/** The part of the room that the answer to one request takes. */
export interface AnswerPlace {
  /** Whose request it is. */
  readonly who: string;
  /** Takes room for so many more bytes. Throws 503 when there is none, and when whoever asked has gone. */
  grow(bytes: number): void;
}

/** Calls back once an answer is handed over, or its connection is gone: an answer behind another one is told of neither. */
function whenGone({ incoming, outgoing }: HttpBindings, leave: () => void): void {
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

/**
 * Opens a place for the answer to a request: it is kept from the first byte that is put together until it is read, so that
 * nobody fills the memory by asking for much and reading none of it. Only what comes by a connection takes room.
 */
export function openAnswerPlace(context: Context): AnswerPlace {
  const who = findConnectionOf(context.req.raw) ?? 'this server';
  const bindings = context.env as HttpBindings | undefined;
  if (!bindings?.outgoing) return { who, grow: () => undefined };
  let own = 0;
  return {
    who,
    grow(bytes) {
      // Nobody tells of a connection a second time that it is gone.
      if (bindings.incoming.socket.destroyed) throw new ServiceError(503, 'Whoever asked has gone.');
      if (unread.findRefusal(who, bytes) !== null)
        throw new ServiceError(503, 'Too many answers wait to be read. Please try again.');
      if (own === 0) whenGone(bindings, () => unread.take(who, -own));
      own += bytes;
      unread.take(who, bytes);
    },
  };
}
