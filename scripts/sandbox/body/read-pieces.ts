import { badRequest } from '../search/service-error.ts';

/** The body piece by piece. A client that goes away in the middle is no failure of the server: throws 400. */
export async function* readPieces(request: Pick<Request, 'body'>): AsyncGenerator<Uint8Array> {
  const { body } = request;
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw badRequest('The request ended before its body did.');
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops early does not want the rest.
    await reader.cancel().catch(() => undefined);
  }
}
