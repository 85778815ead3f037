import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recordings, type Answer, type RecordedCase, type RecordedKey } from './recorded-case.ts';

/** A server under test, and what its answers so far were asked to remember. */
export interface Server {
  readonly url: string;
  readonly adminKey: string;
  readonly captured: Map<string, string>;
}

/** Puts captured values in the place of `{{name}}`, in every string of a value. */
function fill<Value>(value: Value, captured: Server['captured']): Value {
  const text = JSON.stringify(value).replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const found = captured.get(name);
    return found === undefined ? mark : JSON.stringify(found).slice(1, -1);
  });
  return JSON.parse(text) as Value;
}

/** A scoped key as clients make it; `payload` differs from `signed` only in a forged one. */
function scope(parent: string, signed: string, payload = signed): string {
  const digest = createHmac('sha256', parent).update(signed).digest('base64');
  return Buffer.from(digest + parent.slice(0, 4) + payload).toString('base64');
}

function readKey(key: RecordedKey | undefined, server: Server): string | null {
  if (key === undefined || key === 'admin') return server.adminKey;
  if (key === 'none') return null;
  if (typeof key === 'string') return fill(key, server.captured);
  const parent = readKey(key.scoped, server) ?? '';
  const signed = key.raw ?? JSON.stringify(fill(key.params, server.captured));
  return scope(parent, signed, key.tamper && JSON.stringify(key.tamper));
}

function readBody(recorded: RecordedCase, key: string | null, server: Server): string | undefined {
  const { bodyFile, bodyText, body, keyIn } = recorded.request;
  if (bodyFile) return readFileSync(new URL(bodyFile, recordings), 'utf8');
  if (bodyText !== undefined) return fill(bodyText, server.captured);
  if (body === undefined) return undefined;
  const filled = fill(body, server.captured);
  if (keyIn !== 'body') return JSON.stringify(filled);
  const { searches } = filled as { searches: object[] };
  return JSON.stringify({
    ...(filled as object),
    searches: searches.map((search) => ({ 'x-typesense-api-key': key, ...search })),
  });
}

function parse(text: string, path: string): unknown {
  const refused = text.startsWith('{"message"') || text.startsWith('{ "message"');
  const read = (line: string): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      return undefined;
    }
  };
  if (/\/documents\/(import|export)$/.test(path) && !refused)
    return { lines: text === '' ? [] : text.split('\n').map((line) => read(line) ?? line) };
  return read(text) ?? { text };
}

/** Sends the request of a case and remembers what later cases need of its answer. */
export async function sendCase(recorded: RecordedCase, server: Server): Promise<Answer> {
  const { request, capture = {} } = recorded;
  const key = readKey(request.key, server);
  const url = new URL(server.url + fill(request.path, server.captured));
  for (const [name, value] of Object.entries(fill(request.query ?? {}, server.captured)))
    url.searchParams.set(name, String(value));
  const headers = new Headers(fill(request.headers ?? {}, server.captured));
  if (key !== null && request.keyIn === 'query') url.searchParams.set('x-typesense-api-key', key);
  if (key !== null && request.keyIn === undefined) headers.set('x-typesense-api-key', key);
  const body = readBody(recorded, key, server);
  if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const response = await fetch(url, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const answer = {
    status: response.status,
    body: parse(await response.text(), request.path),
    ...(recorded.headers && {
      headers: Object.fromEntries(recorded.headers.map((name) => [name, response.headers.get(name)])),
    }),
  };
  for (const [name, field] of Object.entries(capture)) {
    const value = (answer.body as Record<string, unknown>)[field];
    if (value !== undefined) server.captured.set(name, String(value));
  }
  return answer;
}
