import * as v from 'valibot';
import type { Dealer } from '#config/dealer.ts';
import { isIndexAnswer } from '#catalogue/snapshot/index-request.ts';
import { allOf, hasId, hasValue, isAtLeast } from '#domain/search/index-filter.ts';
import { findSame, type KnownVehicle } from './find-same.ts';
import { readSampleOrigin, samplePictures } from '../sample/outdated.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface VehicleStore {
  /**
   * The vehicle of a page address and the name of the collection that it stands in: that of the dealer who asks, since somebody
   * else may have a vehicle of that address; where nobody says who asks, the first of all. Null when there is none, when it is
   * hidden from the website, or when it cannot be read, which is said on the terminal.
   *
   * @param dealers those of all sites: a collection of vehicles may have any name in their files
   */
  findBySlug: (
    slug: string,
    asking: Dealer | undefined,
    dealers: readonly Dealer[],
  ) => Promise<{ vehicle: Vehicle; collection: string } | null>;
  /** The vehicle of a collection that an id or a slug names; null where there is none, or none that can be read. */
  findIn: (collection: string, name: string) => Promise<Vehicle | null>;
  /** The vehicle that was known earlier, as `find-same.ts` finds it; null where it is gone, or cannot be read. */
  findSame: (collection: string, known: KnownVehicle) => Promise<Vehicle | null>;
  /**
   * How many vehicles of a collection were sold from an instant on, in epoch seconds; none where there is no stock yet, and null
   * where the index cannot tell.
   */
  countSold: (collection: string, from: number) => Promise<number | null>;
  /** Whether there is a stock of this name. */
  hasStock: (collection: string) => Promise<boolean>;
  /** Whether a collection holds vehicles that no sandbox has drawn. */
  isOwnStock: (collection: string) => Promise<boolean>;
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
const findExact = (
  hits: v.InferOutput<typeof found>['hits'],
  field: 'id' | 'slug',
  text: string,
): { document: unknown } | undefined =>
  hits.find(({ document }) => v.is(v.object({ [field]: v.literal(text) }), document));

/** A document that can be read; of any other one line says what is wrong with it, and there is no such vehicle. */
function readDocument(document: unknown, where: string): Vehicle | null {
  try {
    return parseVehicle(document);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.warn(`${where} cannot be read: ${error.message}`);
    return null;
  }
}

/** Reads vehicles from the sandbox's own index, as a dealer's server would from its stock system. */
export function createVehicleStore({
  search,
  apiKey,
}: {
  search: (request: Request) => Response | Promise<Response>;
  apiKey: string;
}): VehicleStore {
  const read = async (path: string, body?: object): Promise<unknown> => {
    const request = new Request(`http://sandbox${path}`, {
      headers: { 'x-typesense-api-key': apiKey },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = await search(request);
    if (answer.ok) return answer.json();
    const text = await answer.text();
    throw new StockError(
      `${path} answered ${answer.status}: ${text}`,
      isIndexAnswer(text) ? answer.status : null,
    );
  };
  /** Null where the index refuses the question: it does not know these fields, such as that of an owner who has no VINs. */
  const ask = async (collection: string, filter: string, most: string): Promise<unknown> => {
    const query = new URLSearchParams({ q: '*', query_by: 'name', filter_by: filter, per_page: most });
    try {
      return await read(`/collections/${collection}/documents/search?${query}`);
    } catch (error) {
      if (error instanceof StockError && error.status === 400) return null;
      throw error;
    }
  };
  const list = async (collection: string, filter: string) => {
    const answer = await ask(collection, filter, mostAlike);
    return answer === null ? [] : v.parse(found, answer).hits;
  };
  const findHit = async (collection: string, field: 'id' | 'slug', text: string) =>
    findExact(await list(collection, field === 'id' ? hasId([text]) : hasValue('slug', text)), field, text);
  /** The first of many collections that has a vehicle of this slug, with its document; fifty are asked at once. */
  const findInAll = async (collections: readonly string[], slug: string) => {
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
  const listStocks = async (): Promise<Set<string>> =>
    new Set(v.parse(aliases, await read('/aliases')).aliases.map(({ name }) => name));
  const findBySlug: VehicleStore['findBySlug'] = async (slug, asking, dealers) => {
    const there = await listStocks();
    // Also of dealers whose files cannot be read now.
    const usual = asking ? [] : [...there].filter((name) => name.startsWith('vehicles_'));
    const named = (asking ? [asking] : dealers).map(({ build }) => build.collections.vehicles);
    const stocks = [...new Set([...named, ...usual])].filter((name) => there.has(name));
    const hit = await findInAll(stocks, slug);
    if (!hit) return null;
    const { collection, document } = hit;
    const vehicle = readDocument(document, `Vehicle ${slug} of ${collection}`);
    return vehicle?.showOnDealerWebsite ? { vehicle, collection } : null;
  };
  const hasStock: VehicleStore['hasStock'] = async (collection) => (await listStocks()).has(collection);
  const countSold: VehicleStore['countSold'] = async (collection, from) => {
    if (!(await hasStock(collection))) return 0;
    const isSold = allOf(hasValue('status', 'sold'), isAtLeast('sold_date_timestamp', from));
    const answer = await ask(collection, isSold, '1');
    return answer === null ? null : v.parse(counted, answer).found;
  };
  const findIn: VehicleStore['findIn'] = async (collection, name) => {
    if (!(await hasStock(collection))) return null;
    const hit = (await findHit(collection, 'id', name)) ?? (await findHit(collection, 'slug', name));
    return hit ? readDocument(hit.document, `Vehicle ${name} of ${collection}`) : null;
  };
  const findSameIn: VehicleStore['findSame'] = async (collection, known) => {
    if (!(await hasStock(collection))) return null;
    const { vehicleId } = known;
    const where = `Vehicle ${vehicleId} of ${collection}`;
    return findSame<Vehicle>(known, {
      byId: async () => {
        const hit = await findHit(collection, 'id', vehicleId);
        return hit ? readDocument(hit.document, where) : null;
      },
      byVin: async (vin) =>
        (await list(collection, hasValue('vin', vin))).flatMap(
          ({ document }) => readDocument(document, where) ?? [],
        ),
    });
  };
  const isOwnStock: VehicleStore['isOwnStock'] = async (collection) => {
    if (!(await hasStock(collection))) return false;
    return (
      readSampleOrigin(await read(`/collections/${collection}/documents/search?${samplePictures}`)) === null
    );
  };
  return { hasStock, countSold, findIn, findSame: findSameIn, findBySlug, isOwnStock };
}
