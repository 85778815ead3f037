import * as v from 'valibot';
import { isIndexAnswer } from '#catalogue/snapshot/index-request.ts';
import { hasId, hasValue } from '#domain/search/index-filter.ts';

/** A document of the index, not yet read. */
interface Hit {
  document: unknown;
}

/** The questions that are asked of the index of all stocks. Each throws where the index refuses it or is none. */
export interface StockIndex {
  /** Whether there is a stock of this name: an alias, behind which it can be replaced, or a plain collection. */
  has: (collection: string) => Promise<boolean>;
  /** The names of all aliases. */
  listAliases: () => Promise<string[]>;
  /** The few documents of a stock that a filter finds; none where the index does not know its fields. */
  list: (collection: string, filter: string) => Promise<Hit[]>;
  /** The document of a stock whose id or slug is exactly this text. */
  findHit: (collection: string, field: 'id' | 'slug', text: string) => Promise<Hit | undefined>;
  /** The first of many stocks that has a vehicle of this slug, with its document. */
  findInAll: (collections: readonly string[], slug: string) => Promise<(Hit & { collection: string }) | null>;
  /** How many documents of a stock a filter finds; null where the index does not know its fields. */
  count: (collection: string, filter: string) => Promise<number | null>;
  /** What the index answers to a search of a stock, given as a query string. */
  search: (collection: string, query: string) => Promise<unknown>;
}

const aliases = v.object({ aliases: v.array(v.object({ name: v.string() })) });
const counted = v.object({ found: v.number() });
const found = v.object({ hits: v.array(v.object({ document: v.unknown() })) });
const foundOfMany = v.object({ ...found.entries, search_cutoff: v.optional(v.boolean(), false) });
const foundInAll = v.object({
  results: v.array(v.union([foundOfMany, v.object({ code: v.number(), error: v.string() })])),
});

/** Searches that an index takes at once. */
const mostSearches = 50;

/** The index refused a question; `status` is null where what answered is no index. */
class StockError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/** The index compares slugs without case and hyphens: the few that it takes for one, of which one is meant. */
const mostAlike = '10';

/** The document whose field is exactly this text. */
const findExact = (hits: readonly Hit[], field: 'id' | 'slug', text: string): Hit | undefined =>
  hits.find(({ document }) => v.is(v.object({ [field]: v.literal(text) }), document));

/**
 * Asks the index of all stocks by its HTTP routes.
 *
 * @param answer what answers a request to the index
 * @param apiKey the index's admin key
 */
export function createStockIndex({
  answer,
  apiKey,
}: {
  answer: (request: Request) => Response | Promise<Response>;
  apiKey: string;
}): StockIndex {
  const read = async (path: string, body?: object): Promise<unknown> => {
    const request = new Request(`http://sandbox${path}`, {
      headers: { 'x-typesense-api-key': apiKey },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const response = await answer(request);
    if (response.ok) return response.json();
    const text = await response.text();
    throw new StockError(
      `${path} answered ${response.status}: ${text}`,
      isIndexAnswer(text) ? response.status : null,
    );
  };
  const search: StockIndex['search'] = (collection, query) =>
    read(`/collections/${collection}/documents/search?${query}`);
  /** Null where the index refuses the question: it does not know these fields, such as that of an owner who has no VINs. */
  const ask = async (collection: string, filter: string, most: string): Promise<unknown> => {
    const query = new URLSearchParams({ q: '*', query_by: 'name', filter_by: filter, per_page: most });
    try {
      return await search(collection, `${query}`);
    } catch (error) {
      if (error instanceof StockError && error.status === 400) return null;
      throw error;
    }
  };
  const list: StockIndex['list'] = async (collection, filter) => {
    const matches = await ask(collection, filter, mostAlike);
    return matches === null ? [] : v.parse(found, matches).hits;
  };
  const findHit: StockIndex['findHit'] = async (collection, field, text) =>
    findExact(await list(collection, field === 'id' ? hasId([text]) : hasValue('slug', text)), field, text);
  const findInAll: StockIndex['findInAll'] = async (collections, slug) => {
    const one = { q: '*', query_by: 'name', filter_by: hasValue('slug', slug), per_page: Number(mostAlike) };
    for (let from = 0; from < collections.length; from += mostSearches) {
      const some = collections.slice(from, from + mostSearches);
      const searches = some.map((collection) => ({ collection, ...one }));
      const { results } = v.parse(foundInAll, await read('/multi_search', { searches }));
      if (results.length < some.length) throw new StockError('The index left searches unanswered.', null);
      for (const [at, result] of results.entries()) {
        if ('error' in result) {
          // One that does not know these fields, or has gone meanwhile, has no such vehicle.
          if (result.code === 400 || result.code === 404) continue;
          throw new StockError(result.error, result.code);
        }
        const hit = findExact(result.hits, 'slug', slug);
        if (!hit && result.search_cutoff) throw new StockError('The index had no time to search.', null);
        if (hit) return { collection: some[at] ?? '', document: hit.document };
      }
    }
    return null;
  };
  const listAliases: StockIndex['listAliases'] = async () =>
    v.parse(aliases, await read('/aliases')).aliases.map(({ name }) => name);
  const count: StockIndex['count'] = async (collection, filter) => {
    const matches = await ask(collection, filter, '1');
    return matches === null ? null : v.parse(counted, matches).found;
  };
  const isPlain = async (collection: string): Promise<boolean> => {
    try {
      await search(collection, 'q=*&per_page=0');
      return true;
    } catch (error) {
      if (error instanceof StockError && error.status === 404) return false;
      throw error;
    }
  };
  const has: StockIndex['has'] = async (collection) =>
    (await listAliases()).includes(collection) || isPlain(collection);
  return { has, listAliases, list, findHit, findInAll, count, search };
}
