import { ServiceError } from '../search/service-error.ts';
import { smallBody } from './limits.ts';

/** Bytes of unfinished bodies that this process keeps at once. */
const room = 64 * 1_048_576;
let taken = 0;

/** The part of the room that one unfinished body takes. */
export interface BodyPlace {
  /** Takes room for so many bytes in all; throws 503 when there is none left. */
  grow(bytes: number): void;
  leave(): void;
}

/**
 * Opens a place for one body. A small one takes no room, so leads get in while somebody fills it with large bodies
 * that never end.
 */
export function openBodyPlace(): BodyPlace {
  let own = 0;
  return {
    grow(bytes) {
      const wanted = Math.max(0, bytes - smallBody);
      if (taken + wanted - own > room)
        throw new ServiceError(503, 'Too many large bodies are on their way. Please try again.');
      taken += wanted - own;
      own = wanted;
    },
    leave() {
      taken -= own;
      own = 0;
    },
  };
}
