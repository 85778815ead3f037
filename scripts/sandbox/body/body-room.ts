import { createByteRoom } from '../door/byte-room.ts';
import { findConnectionOf } from '../door/connection.ts';
import { ServiceError } from '../search/service-error.ts';

const unfinished = createByteRoom();

const refusals = {
  share: 'Too many bodies come from this connection. Please try again.',
  room: 'Too many bodies are on their way. Please try again.',
} as const;

/** The part of the room that one unfinished body takes. */
export interface BodyPlace {
  /** Takes room for so many bytes in all; throws 503 when there is none left. */
  grow(bytes: number): void;
  leave(): void;
}

/**
 * Opens a place for the body of a request. No connection has more than its share, and where the room is full, those who fill it
 * wait: a lead, which is small, gets in.
 */
export function openBodyPlace(request: Request): BodyPlace {
  const connection = findConnectionOf(request) ?? null;
  let read = 0;
  const take = (bytes: number): void => {
    read += bytes;
    unfinished.take(connection, bytes);
  };
  return {
    grow(bytes) {
      const more = bytes - read;
      const refusal = unfinished.findRefusal(connection, more);
      if (refusal !== null) throw new ServiceError(503, refusals[refusal]);
      take(more);
    },
    leave: () => take(-read),
  };
}
