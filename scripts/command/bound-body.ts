/** A body that is larger than anything that belongs there. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A body as it comes in, which breaks off with a `TooLarge` beyond so many bytes: none of it is kept here. */
export const boundBody = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  mostBytes: number,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        bytes += piece.byteLength;
        if (bytes > mostBytes) controller.error(new TooLarge(`It has more than ${mostBytes} bytes.`));
        else controller.enqueue(piece);
      },
    }),
  );
};
