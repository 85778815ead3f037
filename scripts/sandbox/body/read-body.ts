import { ServiceError } from '../search/service-error.ts';
import { openBodyPlace } from './body-room.ts';
import { readPieces } from './read-pieces.ts';

const firstRoom = 4_096;

/** Bytes that are put together as they come. A piece by itself weighs some hundred bytes more than it says. */
function createGrowingBuffer(): { add: (piece: Uint8Array) => void; read: () => Buffer } {
  let room = Buffer.allocUnsafe(firstRoom);
  let bytes = 0;
  return {
    add(piece) {
      const sum = bytes + piece.byteLength;
      if (sum > room.length) {
        const larger = Buffer.allocUnsafe(Math.max(sum, room.length * 2));
        room.copy(larger, 0, 0, bytes);
        room = larger;
      }
      room.set(piece, bytes);
      bytes = sum;
    },
    read: () => room.subarray(0, bytes),
  };
}

/**
 * The bytes of a whole body; null for more than `largest`, before the first of them is read when the request says its length.
 * Bodies on their way share their room: throws 503 where there is none left.
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null;
  const place = openBodyPlace(request);
  const collected = createGrowingBuffer();
  let bytes = 0;
  try {
    for await (const piece of readPieces(request)) {
      bytes += piece.byteLength;
      if (bytes > largest) return null;
      place.grow(bytes);
      collected.add(piece);
    }
    return collected.read();
  } finally {
    place.leave();
  }
}

/**
 * The whole body as text, whatever its content type says. Call it after the key is checked. Throws 413 for more than `largest`
 * bytes, and what `readBytes` throws.
 */
export async function readBody(request: Request, largest: number): Promise<string> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ServiceError(413, `Request body is too large: ${largest} bytes is the most.`);
  return new TextDecoder().decode(bytes);
}
