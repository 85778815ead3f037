import type { Context } from 'hono';
import type { Grant } from '../keys/authorise.ts';
import type { RawParameters } from '../query/parameters.ts';
import { ServiceError } from '../service-error.ts';
import type { Service } from './service.ts';

export const KEY_NAME = 'x-typesense-api-key';
const MEGABYTE = 1_048_576;
const MAX_BODY = 32 * MEGABYTE;
const MAX_QUERY = 4000;

/** The key of a request: by header, or in the query where a browser avoids a preflight. */
export const readKey = (context: Context): string =>
  context.req.header(KEY_NAME) ?? context.req.query(KEY_NAME) ?? '';

/** Throws 401 unless the key of the request allows the action on the collections. */
export const authorise = (
  context: Context,
  { gate }: Service,
  action: string,
  collections: readonly string[] = [],
): Grant => gate.authorise(readKey(context), action, collections);

/** Parameters of the URL; the last of a repeated one counts. Throws 400 when the query is longer than 4,000. */
export function readQuery(context: Context): RawParameters {
  const { search, searchParams } = new URL(context.req.url);
  if (search.length > MAX_QUERY)
    throw new ServiceError(
      400,
      `Query string exceeds max allowed length of ${MAX_QUERY}. Use the /multi_search end-point for larger payloads.`,
    );
  const parameters: RawParameters = {};
  for (const [name, value] of searchParams) if (name !== KEY_NAME) parameters[name] = value;
  return parameters;
}

const tooLarge = (what: string): ServiceError =>
  new ServiceError(413, `${what} is too large: 32 MB is the most.`);

/** The body piece by piece. A client that goes away in the middle is no failure of the server: throws 400. */
async function* readPieces(context: Context): AsyncGenerator<Uint8Array> {
  const { body } = context.req.raw;
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ServiceError(400, 'The request ended before its body did.');
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops early does not want the rest.
    await reader.cancel().catch(() => undefined);
  }
}

/** The whole body as text, whatever its content type says. Throws 413 over 32 MB. */
export async function readBody(context: Context): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of readPieces(context)) {
    bytes += piece.byteLength;
    if (bytes > MAX_BODY) throw tooLarge('Request body');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** Lines of a body as they come in; empty ones are skipped. Throws 413 for one over 32 MB. */
export async function* readLines(context: Context): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of readPieces(context)) {
    const text = decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf('\n');
    if (end < 0) rest += text;
    else {
      yield* (rest + text.slice(0, end)).split('\n').filter((line) => line.trim() !== '');
      rest = text.slice(end + 1);
    }
    if (rest.length > MAX_BODY) throw tooLarge('A line of the body');
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

export function parameter(context: Context, name: string): string {
  return context.req.param(name) ?? '';
}
