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

/** Without the query, which may carry a key. */
const nameAddress = ({ origin, pathname }: URL): string => origin + pathname;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function attempt<Body>(
  url: URL,
  request: HttpRequest,
  readBody: (response: Response) => Promise<Body>,
): Promise<Body> {
  const {
    method = 'GET',
    headers = {},
    body = null,
    timeout = 8_000,
    keepalive = false,
    send = fetch,
  } = request;
  const where = `${method} ${nameAddress(url)}`;
  let response: Response;
  let read: Body | string;
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
      `${where}: ${late ? `no answer within ${timeout} ms` : 'no connection'}`,
      { cause },
    );
  }
  if (response.ok) return read as Body;
  const answer = parseIfJson(read as string);
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
  readBody: (response: Response) => Promise<Body>,
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

const unreadable = (url: URL): ServiceError =>
  new ServiceError('unreadable', `${nameAddress(url)}: the answer cannot be read`);

/**
 * Sends one request and resolves with the body of a 2xx answer. Throws ServiceError for everything else, such as a page: that
 * is of a proxy, whatever its status, and the service has done nothing.
 */
export async function fetchText(url: URL, request: HttpRequest = {}): Promise<string> {
  const text = await fetchBody(url, request, (response) => response.text());
  if (/^\s*</.test(text)) throw unreadable(url);
  return text;
}

/** Like `fetchText`, for files. */
export const fetchBlob = (url: URL, request: HttpRequest = {}): Promise<Blob> =>
  fetchBody(url, request, (response) => response.blob());

/** Like `fetchText`, with the body read as JSON. */
export async function fetchJson(url: URL, request: HttpRequest = {}): Promise<unknown> {
  const answer = parseIfJson(await fetchText(url, request));
  if (answer === undefined) throw unreadable(url);
  return answer;
}

/** Like `fetchJson`, but answers undefined for 404. No JSON is undefined. */
export const fetchJsonIfFound = (url: URL, request: HttpRequest = {}): Promise<unknown> =>
  fetchJson(url, request).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  });
