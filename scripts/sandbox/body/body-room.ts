import { createByteRoom } from '../door/byte-room.ts';
import { findConnectionOf } from '../door/connection.ts';
import { ServiceError } from '../search/service-error.ts';
import { smallBody } from './limits.ts';

const unfinished = createByteRoom();

const refusals = {
  share: 'Too many bodies come from this connection. Please try again.',
  room: 'Too many large bodies are on their way. Please try again.',
} as const;

/** The part of the room that one unfinished body takes. */
export interface BodyPlace {
  /** Takes room for so many bytes in all; throws 503 when there is none left. */
  grow(bytes: number): void;
  leave(): void;
}

/**
 * Opens a place for the body of a request. A small one takes nothing of the room of all, so leads get in while somebody fills it
 * with large bodies that never end; and one connection never has more than its share, of small ones neither.
 */
export function openBodyPlace(request: Request): BodyPlace {
  const connection = findConnectionOf(request) ?? null;
  let read = 0;
  let large = 0;
  const take = (bytes: number, ofRoom: number): void => {
    read += bytes;
    large += ofRoom;
    unfinished.take(connection, bytes, ofRoom);
  };
  return {
    grow(bytes) {
      const more = bytes - read;
      const ofRoom = Math.max(0, bytes - smallBody) - large;
      const refusal = unfinished.findRefusal(connection, more, ofRoom);
      if (refusal !== null) throw new ServiceError(503, refusals[refusal]);
      take(more, ofRoom);
    },
    leave: () => take(-read, -large),
  };
}
