import { classifyStatus, ServiceError } from './errors.ts';
import { parseIfJson, readSaid } from './said.ts';

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
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const { method = 'GET', headers = {}, body, timeout = 8_000, keepalive = false, send = fetch } = request;
  const where = `${method} ${url.origin}${url.pathname}`;
  let response: Response;
  let whole: Body | null;
  let text: string;
  try {
    response = await send(url, {
      method,
      headers,
      keepalive,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeout),
    });
    whole = response.ok ? await read(response) : null;
    text = response.ok ? '' : await response.text();
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ServiceError(
      late ? 'timeout' : 'offline',
      late ? `${where}: no answer within ${timeout} ms` : `${where}: no connection`,
      { cause },
    );
  }
  if (whole !== null) return whole;
  const answer = parseIfJson(text);
  const { status } = response;
  // What a proxy writes that cannot reach the service is for whoever runs it, not for shoppers.
  const said = status === 502 || status === 504 ? null : readSaid(answer);
  throw new ServiceError(classifyStatus(status), `${where}: ${status}${said ? ` ${said}` : ''}`, {
    status,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
    said,
    answer,
  });
}

async function fetchBody<Body>(
  url: URL,
  request: HttpRequest,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const retries = request.retries ?? 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(url, request, read);
    } catch (error) {
      // Who is told to wait waits, and somebody who looks on is told so.
      if (tries >= retries || !(error instanceof ServiceError && error.passing && !error.retryAfter))
        throw error;
      await wait(300 * 2 ** tries);
    }
  }
}

/**
 * Sends one request and resolves with the body of a 2xx answer. Throws ServiceError for everything else. The query is
 * left out of messages, because it may carry a key.
 */
export const fetchText = (url: URL, request: HttpRequest = {}): Promise<string> =>
  fetchBody(url, request, (response) => response.text());

/** Like `fetchText`, for files. */
export const fetchBlob = (url: URL, request: HttpRequest = {}): Promise<Blob> =>
  fetchBody(url, request, (response) => response.blob());

/** Like `fetchText`, with the body read as JSON. */
export async function fetchJson(url: URL, request: HttpRequest = {}): Promise<unknown> {
  const answer = parseIfJson(await fetchText(url, request));
  if (answer !== undefined) return answer;
  throw new ServiceError('unreadable', `${url.origin}${url.pathname}: the answer is not JSON`);
}

/** Like `fetchJson`, but answers undefined for 404. No JSON is undefined. */
export const fetchJsonIfFound = (url: URL, request: HttpRequest = {}): Promise<unknown> =>
  fetchJson(url, request).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  });
