import { ServiceError } from './errors.ts';
import { parseIfJson, readSaid } from './said.ts';
import { classifyStatus, isPassing } from './status.ts';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** For one attempt, in milliseconds. */
  timeout?: number;
  /** Further attempts after a passing failure. Only for requests that may be repeated. */
  retries?: number;
  /** Goes on when the page is left. */
  keepalive?: boolean;
  /** The network, where it is not the usual one. */
  send?: typeof fetch | undefined;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function attempt<Body>(
  url: URL,
  request: HttpRequest,
  readBody: (response: Response) => Promise<Body | undefined>,
): Promise<Body> {
  const {
    method = 'GET',
    headers = {},
    body = null,
    timeout = 8_000,
    keepalive = false,
    send = fetch,
  } = request;
  // Without the query, which may carry a key.
  const where = `${method} ${url.origin}${url.pathname}`;
  let response: Response;
  let read: Body | string | undefined;
  try {
    response = await send(url, {
      method,
      headers,
      keepalive,
      body,
      signal: AbortSignal.timeout(timeout),
    });
    read = await (response.ok ? readBody(response) : response.text());
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ServiceError(
      late ? 'timeout' : 'offline',
      `${where}: ${late ? 'no answer in time' : 'no connection'}`,
      { cause },
    );
  }
  if (response.ok && read !== undefined) return read as Body;
  const answer = parseIfJson(read as string);
  const { status } = response;
  // What a proxy writes that cannot reach the service is for whoever runs it, not for shoppers.
  const said = status === 502 || status === 504 ? null : readSaid(answer);
  // Whoever answers without a JSON object is not the service, and knows nothing of what it has.
  const kind = !(answer instanceof Object) && !isPassing(status) ? 'unreadable' : classifyStatus(status);
  throw new ServiceError(kind, `${where}: ${kind}, ${status} ${said ?? ''}`, {
    status,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
    said,
    answer,
  });
}

/**
 * Sends one request and resolves with the body of a 2xx answer. Throws ServiceError for everything else, and where the body is none
 * of the service.
 *
 * @param readBody undefined where it cannot be read
 */
export async function fetchBody<Body>(
  url: URL,
  request: HttpRequest,
  readBody: (response: Response) => Promise<Body | undefined>,
): Promise<Body> {
  const retries = request.retries ?? 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(url, request, readBody);
    } catch (error) {
      // Who is told to wait waits, and somebody who looks on is told so.
      if (tries >= retries || !(error instanceof ServiceError && error.passing && !error.retryAfter))
        throw error;
      await wait(300 * 2 ** tries);
    }
  }
}

/** Like `fetchBody`, for text. A page is of a proxy, whatever its status, and the service has done nothing. */
export const fetchText = (url: URL, request: HttpRequest = {}): Promise<string> =>
  fetchBody(url, request, async (response) => {
    const text = await response.text();
    return /^\s*</.test(text) ? undefined : text;
  });

/** Like `fetchBody`, for JSON. */
export const fetchJson = (url: URL, request: HttpRequest = {}): Promise<unknown> =>
  fetchBody(url, request, async (response) => parseIfJson(await response.text()));

/** Like `fetchJson`, but answers undefined for 404. No JSON is undefined. */
export const fetchJsonIfFound = (url: URL, request: HttpRequest = {}): Promise<unknown> =>
  fetchJson(url, request).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  });
