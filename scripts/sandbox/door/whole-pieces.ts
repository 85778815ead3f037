import { IncomingMessage } from 'node:http';

/** Pieces that a body may come in whatever it weighs, and the bytes that all of them have on average beyond that. */
const freePieces = 256;
const leastPiece = 50;

const refusal =
  'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n' +
  '{"message":"The body comes in pieces of a few bytes. Send it in larger ones."}';

/**
 * A request whose body may not come in crumbs. A chunk of one byte costs as much time and memory as a packet, which is where
 * networks cut, so megabytes of them would stop this process. The connection ends with 400, before anybody reads the crumbs.
 */
export class WholePieces extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.destroyed) return false;
    this.#pieces += 1;
    this.#bytes += piece?.length ?? 0;
    if (this.#pieces <= freePieces + this.#bytes / leastPiece) return super.push(piece, encoding);
    this.socket.write(refusal);
    this.destroy();
    return false;
  }
}
