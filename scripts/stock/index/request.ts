import * as v from 'valibot';
import { explainRedirect } from '#catalogue/snapshot/explain-redirect.ts';
import { readAnswer as readBounded } from '../../command/read-answer.ts';
import { IndexError } from './error.ts';

export interface IndexAddress {
  /** Origin and path of the index, without a trailing slash. */
  url: string;
  /** An admin key. */
  apiKey: string;
}

export interface IndexRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: string;
  /** Milliseconds until the request is given up. */
  timeout?: number;
}

/** Bytes of an answer; the largest says of each document of a batch whether it was taken, and repeats those that were not. */
const mostBytes = 64 * 1_048_576;

/** What `fetch` says of a kept connection that the other side had closed when the request came. */
const closedConnection = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Sends one request to the index and answers its text. A question is asked once more when its connection was closed,
 * which happens to kept ones; what writes is not, because nobody knows whether it was done. Throws an IndexError in
 * words for the one at the keyboard.
 */
export async function request({ url, apiKey }: IndexAddress, asked: IndexRequest): Promise<string> {
  const { method = 'GET', path, body, timeout = 60_000 } = asked;
  const send = (): Promise<Response> =>
    fetch(url + path, {
      method,
      headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
      // An admin key goes to the index alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined ? {} : { body }),
    });
  const answer = await send()
    .catch((error: unknown) => {
      if (method === 'GET' && closedConnection.includes(reason(error))) return send();
      throw error;
    })
    .catch((error: unknown) => {
      throw new IndexError(`The index at ${url} does not answer (${reason(error)}).`, null);
    });
  const redirect = explainRedirect(url, answer);
  if (redirect !== null) {
    // What nobody reads would keep the process.
    await answer.body?.cancel();
    throw new IndexError(redirect, null);
  }
  const text = await readBounded(answer, mostBytes).catch((error: unknown) => {
    throw new IndexError(`The index at ${url} broke off its answer (${reason(error)}).`, null);
  });
  if (text === null)
    throw new IndexError(`The index at ${url} answers ${method} ${path} with more than 64 MB.`, null);
  if (answer.ok) return text;
  const message = messageOf(text);
  // Whoever answers without a message is not the index, and knows nothing of what it has.
  const status = message === null ? null : answer.status;
  throw new IndexError(
    `The index at ${url} refused ${method} ${path}: ${message ?? `${answer.status} ${text.slice(0, 200)}`}`,
    status,
  );
}

/** Reads an answer of a known shape. Throws an IndexError for any other: a proxy may have answered in place of the index. */
export function readAnswer<Answer>(
  { url }: IndexAddress,
  schema: v.GenericSchema<unknown, Answer>,
  text: string,
): Answer {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    const found = text.slice(0, 80).replaceAll(/\s+/g, ' ');
    throw new IndexError(
      `What answers at ${url} is no index: expected its JSON, found ${found || 'nothing'}. Look at the address.`,
      null,
    );
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown }).code;
  return typeof code === 'string' ? code : cause.message;
}

/** What the index says of an error; null where it is no answer of an index. */
function messageOf(text: string): string | null {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
