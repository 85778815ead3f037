import { ServiceError } from '../search/service-error.ts';
import { openBodyPlace } from './body-room.ts';
import { readPieces } from './read-pieces.ts';

const firstRoom = 4_096;

/** The same bytes with room for so many at least, and for twice as many as before. */
const enlarge = (room: Buffer, least: number): Buffer<ArrayBuffer> =>
  Buffer.concat([room], Math.max(least, room.length * 2));

/**
 * The bytes of a whole body; null for more than `largest`, before the first of them is read when the request says its length.
 * Bodies on their way share their room: throws 503 where there is none left.
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return null;
  const place = openBodyPlace(request);
  // Put together as they come: a piece by itself weighs some hundred bytes more than it says.
  let room = Buffer.alloc(firstRoom);
  let bytes = 0;
  try {
    for await (const piece of readPieces(request)) {
      const end = bytes + piece.byteLength;
      if (end > largest) return null;
      place.grow(end);
      if (end > room.length) room = enlarge(room, end);
      room.set(piece, bytes);
      bytes = end;
    }
    return room.subarray(0, bytes);
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
