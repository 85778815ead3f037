import type { IndexEndpoint } from './index-url.ts';
import { fetchMultiSearch } from './multi-search.ts';

/** What the InstantSearch adapter hands over from its `server` option. */
export interface SearchServer {
  apiKey: string;
  nodes: Omit<IndexEndpoint, 'key'>[];
  cacheSearchResultsForSeconds?: number;
}

const cacheSize = 10;

/**
 * The part of the `typesense` package that the InstantSearch adapter uses, and nothing more. The bundler puts it in
 * the place of the package (src/integration/client/search-packages.ts), whose client weighs 36 KB in a browser, most of it
 * an HTTP library. Same contract: `multiSearch.perform` resolves with the index's answer or throws.
 *
 * Answers are kept for a while, ten at most, the oldest one leaves first (SRCH-13, C43).
 */
export class SearchClient {
  readonly multiSearch: { perform: (body: object, parameters?: Record<string, string>) => Promise<unknown> };
  readonly #answers = new Map<string, { at: number; answer: Promise<unknown> }>();
  readonly #server: SearchServer;

  constructor(server: SearchServer) {
    this.#server = server;
    this.multiSearch = { perform: (body, parameters = {}) => this.#perform(body, parameters) };
  }

  #perform(body: object, parameters: Record<string, string>): Promise<unknown> {
    const [node] = this.#server.nodes;
    if (!node) throw new Error('The search client was given no server.');
    const text = JSON.stringify(body);
    const key = text + JSON.stringify(parameters);
    const known = this.#answers.get(key);
    const lifetime = (this.#server.cacheSearchResultsForSeconds ?? 120) * 1_000;
    if (known && Date.now() - known.at < lifetime) return known.answer;
    const answer = fetchMultiSearch({ ...node, key: this.#server.apiKey }, text, parameters);
    this.#answers.delete(key);
    this.#answers.set(key, { at: Date.now(), answer });
    answer.catch(() => this.#answers.delete(key));
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > cacheSize && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}
