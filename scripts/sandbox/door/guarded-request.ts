import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Pieces that a body may come in whatever it weighs, and the bytes that all of them have on average beyond that. */
const freePieces = 256;
const leastPiece = 50;

const refusal =
  'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n' +
  '{"message":"The body comes in pieces of a few bytes. Send it in larger ones."}';

/** Requests that a connection may send before the first of them is answered. Browsers and proxies wait for each answer. */
const mostUnanswered = 16;

const unanswered = new WeakMap<Socket, number>();
const upgraded = new WeakSet<IncomingMessage>();

/** Counts the requests of a connection that wait for their answer: one more, or one fewer. */
export const countUnanswered = (socket: Socket, change: 1 | -1): void =>
  void unanswered.set(socket, (unanswered.get(socket) ?? 0) + change);

/**
 * A request that comes neither in crumbs nor in a crowd. A chunk of one byte costs as much time and memory as a packet, which is
 * where networks cut; and of requests sent without waiting, two thousand fit into one read. Either would stop this process by
 * some megabytes, so the connection ends before anybody begins on them.
 */
export class GuardedRequest extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  /**
   * Whether what follows is no HTTP. Node then parses no further and, as nobody takes over, ends the connection: the one way
   * to leave the rest of a read alone.
   */
  get upgrade(): boolean {
    return upgraded.has(this) || (unanswered.get(this.socket) ?? 0) >= mostUnanswered;
  }
  set upgrade(is: boolean | null) {
    if (is) upgraded.add(this);
    else upgraded.delete(this);
  }

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
