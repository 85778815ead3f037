import { ServiceError } from '../search/service-error.ts';
import { openBodyPlace } from './body-room.ts';
import { readPieces } from './read-pieces.ts';

/**
 * The whole body as text, whatever its content type says. Call it after the key is checked. Throws 413 for more than
 * `largest` bytes, before the first of them is read when the request says its length.
 */
export async function readBody(request: Request, largest: number): Promise<string> {
  const tooLarge = new ServiceError(413, `Request body is too large: ${largest} bytes is the most.`);
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge;
  const place = openBodyPlace(request);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of readPieces(request)) {
      bytes += piece.byteLength;
      if (bytes > largest) throw tooLarge;
      place.grow(bytes);
      pieces.push(piece);
    }
    return new TextDecoder().decode(Buffer.concat(pieces));
  } finally {
    place.leave();
  }
}
