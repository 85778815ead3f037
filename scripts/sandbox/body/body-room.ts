import { findConnectionOf } from '../door/connection.ts';
import { ServiceError } from '../search/service-error.ts';
import { smallBody } from './limits.ts';

/** Bytes of unfinished bodies that this process keeps at once, and of those of one connection. */
const room = 64 * 1_048_576;
const share = 24 * 1_048_576;
let taken = 0;
const takenBy = new Map<string, number>();

/** The part of the room that one unfinished body takes. */
export interface BodyPlace {
  /** Takes room for so many bytes in all; throws 503 when there is none left. */
  grow(bytes: number): void;
  leave(): void;
}

function takeOf(connection: string, bytes: number): void {
  const left = (takenBy.get(connection) ?? 0) + bytes;
  if (left > 0) takenBy.set(connection, left);
  else takenBy.delete(connection);
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
    taken += ofRoom;
    if (connection !== null) takeOf(connection, bytes);
  };
  return {
    grow(bytes) {
      const more = bytes - read;
      const ofRoom = Math.max(0, bytes - smallBody) - large;
      const own = connection === null ? 0 : (takenBy.get(connection) ?? 0) + more;
      if (own > share)
        throw new ServiceError(503, 'Too many bodies come from this connection. Please try again.');
      // Some who fill the room and let it rest keep nobody out who sends little.
      if (ofRoom > 0 && taken + ofRoom > room && own > room / takenBy.size)
        throw new ServiceError(503, 'Too many large bodies are on their way. Please try again.');
      take(more, ofRoom);
    },
    leave: () => take(-read, -large),
  };
}
