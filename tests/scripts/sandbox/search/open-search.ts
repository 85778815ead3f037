import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHmac } from 'node:crypto';
import { createSearchApp } from '#scripts/sandbox/search/app.ts';
import type { JsonObject } from '#scripts/sandbox/search/json.ts';
import { yard, yardSchema } from './yard.ts';

export const ADMIN = 'admin-key';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests reach into answers of every shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

interface Asked {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

/** A search service in a folder of its own, asked in process. */
export interface OpenSearch {
  readonly folder: string;
  request(method: string, path: string, body?: unknown, asked?: Asked): Promise<Answer>;
  /** Hands over a request as it is. */
  send(request: Request): Promise<Response>;
  search(parameters: Record<string, unknown>, asked?: Asked): Promise<Answer>;
  /** Ids of the hits, joined by a blank. */
  ids(parameters: Record<string, unknown>): Promise<string>;
  createKey(actions: readonly string[], collections: readonly string[], more?: JsonObject): Promise<string>;
  reopen(): void;
  close(): void;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function openEmptySearch(): OpenSearch {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  let service = createSearchApp({ dataDir: folder, apiKey: ADMIN });
  const request: OpenSearch['request'] = async (method, path, body, { key = ADMIN, headers = {} } = {}) => {
    const init: RequestInit = {
      method,
      headers: { ...(key === null ? {} : { 'x-typesense-api-key': key }), ...headers },
    };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await service.app.request(path, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };
  const search: OpenSearch['search'] = (parameters, asked) => {
    const query = new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    );
    return request('GET', `/collections/yard/documents/search?${query}`, undefined, asked);
  };
  return {
    folder,
    request,
    send: async (one) => service.app.fetch(one),
    search,
    async ids(parameters) {
      const { status, body } = await search({ q: '*', query_by: 'title', per_page: 100, ...parameters });
      if (status !== 200) return `${status} ${body.message}`;
      return body.hits.map(({ document }: { document: { id: string } }) => document.id).join(' ');
    },
    async createKey(actions, collections, more = {}) {
      const answer = await request('POST', '/keys', { description: 'test', actions, collections, ...more });
      return answer.body.value;
    },
    reopen() {
      service.close();
      service = createSearchApp({ dataDir: folder, apiKey: ADMIN });
    },
    close() {
      service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The service with the yard in it. */
export async function openYard(): Promise<OpenSearch> {
  const search = openEmptySearch();
  await search.request('POST', '/collections', yardSchema);
  const lines = yard.map((vehicle) => JSON.stringify(vehicle)).join('\n');
  await search.request('POST', '/collections/yard/documents/import?action=create', lines);
  return search;
}

/** A scoped key as typesense-js makes it. */
export function scope(parent: string, parameters: JsonObject): string {
  const json = JSON.stringify(parameters);
  const digest = createHmac('sha256', parent).update(json).digest('base64');
  return Buffer.from(digest + parent.slice(0, 4) + json).toString('base64');
}
