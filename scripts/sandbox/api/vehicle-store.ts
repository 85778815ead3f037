import * as v from 'valibot';
import type { Dealer } from '#config/dealer.ts';
import { allOf, hasId, hasValue, isAtLeast, oneOf } from '#domain/search/index-filter.ts';
import { findSame, type KnownVehicle } from './find-same.ts';
import { readSampleOrigin, samplePictures } from '../sample/outdated.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface VehicleStore {
  /**
   * The vehicle of a page address and the name of the collection that it stands in: the own one of the dealer who asks
   * before those of others, in which somebody may have a vehicle of that address. Null when there is none, when it is
   * hidden from the website, or when it cannot be read, which is said on the terminal.
   */
  findBySlug: (
    slug: string,
    asking: Dealer | undefined,
  ) => Promise<{ vehicle: Vehicle; collection: string } | null>;
  /** The vehicle of a collection that an id or a slug names; null where there is none, or none that can be read. */
  findIn: (collection: string, name: string) => Promise<Vehicle | null>;
  /** The vehicle that was known earlier, as `find-same.ts` finds it; null where it is gone, or cannot be read. */
  findSame: (collection: string, known: KnownVehicle) => Promise<Vehicle | null>;
  /** How many vehicles of a collection were sold from an instant on, in epoch seconds; none where there is no stock yet. */
  countSold: (collection: string, from: number) => Promise<number>;
  /** Whether there is a stock of this name. */
  hasStock: (collection: string) => Promise<boolean>;
  /** Whether a collection holds vehicles that no sandbox has drawn. */
  isOwnStock: (collection: string) => Promise<boolean>;
}

const aliases = v.object({ aliases: v.array(v.object({ name: v.string() })) });
const counted = v.object({ found: v.number() });
const found = v.object({ hits: v.array(v.object({ document: v.unknown() })) });

/** The index refused a question. */
class StockError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
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
  const read = async (path: string): Promise<unknown> => {
    const request = new Request(`http://sandbox${path}`, { headers: { 'x-typesense-api-key': apiKey } });
    const answer = await search(request);
    if (!answer.ok)
      throw new StockError(`${path} answered ${answer.status}: ${await answer.text()}`, answer.status);
    return answer.json();
  };
  const findBySlug: VehicleStore['findBySlug'] = async (slug, asking) => {
    const own = asking?.build.collections.vehicles;
    const { aliases: names } = v.parse(aliases, await read('/aliases'));
    const query = new URLSearchParams({
      q: '*',
      query_by: 'name',
      filter_by: hasValue('slug', slug),
      per_page: mostAlike,
    });
    const stocks = names.filter(({ name }) => name.startsWith('vehicles_'));
    for (const { name } of stocks.toSorted(
      (one, other) => Number(other.name === own) - Number(one.name === own),
    )) {
      const { hits } = v.parse(found, await read(`/collections/${name}/documents/search?${query}`));
      const hit = findExact(hits, 'slug', slug);
      if (!hit) continue;
      const vehicle = readDocument(hit.document, `Vehicle ${slug} of ${name}`);
      return vehicle?.showOnDealerWebsite ? { vehicle, collection: name } : null;
    }
    return null;
  };
  const hasStock: VehicleStore['hasStock'] = async (collection) => {
    const { aliases: names } = v.parse(aliases, await read('/aliases'));
    return names.some(({ name }) => name === collection);
  };
  const countSold: VehicleStore['countSold'] = async (collection, from) => {
    if (!(await hasStock(collection))) return 0;
    const query = new URLSearchParams({
      q: '*',
      query_by: 'name',
      filter_by: allOf(hasValue('status', 'sold'), isAtLeast('sold_date_timestamp', from)),
      per_page: '1',
    });
    return v.parse(counted, await read(`/collections/${collection}/documents/search?${query}`)).found;
  };
  const askStock = async (collection: string, filter: string) => {
    const query = new URLSearchParams({ q: '*', query_by: 'name', filter_by: filter, per_page: mostAlike });
    return v.parse(found, await read(`/collections/${collection}/documents/search?${query}`)).hits;
  };
  const findIn: VehicleStore['findIn'] = async (collection, name) => {
    if (!(await hasStock(collection))) return null;
    const hits = await askStock(collection, oneOf(hasId([name]), hasValue('slug', name)));
    const hit = findExact(hits, 'id', name) ?? findExact(hits, 'slug', name);
    return hit ? readDocument(hit.document, `Vehicle ${name} of ${collection}`) : null;
  };
  /** An index that knows no VINs refuses the question. */
  const askByVin = async (collection: string, vin: string) => {
    try {
      return await askStock(collection, hasValue('vin', vin));
    } catch (error) {
      if (error instanceof StockError && error.status === 400) return [];
      throw error;
    }
  };
  const findSameIn: VehicleStore['findSame'] = async (collection, known) => {
    if (!(await hasStock(collection))) return null;
    const { vehicleId } = known;
    const where = `Vehicle ${vehicleId} of ${collection}`;
    return findSame<Vehicle>(known, {
      byId: async () => {
        const hit = findExact(await askStock(collection, hasId([vehicleId])), 'id', vehicleId);
        return hit ? readDocument(hit.document, where) : null;
      },
      byVin: async (vin) =>
        (await askByVin(collection, vin)).flatMap(({ document }) => readDocument(document, where) ?? []),
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
