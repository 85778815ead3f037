/** A body that is larger than anything that belongs there. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Bytes that may still come, of one body or of several together. */
export interface ByteRoom {
  left: number;
}

/** A body as it comes in, which breaks off with a `TooLarge` where its room is used up: none of it is kept here. */
export const boundBody = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  room: ByteRoom,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        room.left -= piece.byteLength;
        if (room.left < 0) controller.error(new TooLarge('It has more bytes than it may.'));
        else controller.enqueue(piece);
      },
    }),
  );
