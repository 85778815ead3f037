import * as v from 'valibot';
import { hasId, hasValue } from '#domain/search/index-filter.ts';
import { findSame, type KnownVehicle } from '../api/find-same.ts';

/** Sends a request to the index, sandbox or hosted. */
export type AskIndex = (request: Request) => Response | Promise<Response>;

/** What marking needs of an index of vehicles. Each throws a Refusal where the index says no, and what `ask` throws. */
export interface MarkedIndex {
  /** Whether an alias points at a collection. */
  isLive: (alias: string, collection: string) => Promise<boolean>;
  /** Whether the document of a vehicle says that it is reserved; one that has left the index does not. */
  isReserved: (collection: string, vehicle: KnownVehicle) => Promise<boolean>;
  /** Has a document say it, or not. A vehicle that has left the index says nothing any more. */
  write: (collection: string, vehicle: KnownVehicle, reserved: boolean) => Promise<void>;
}

/** The index answered, and not what was hoped for. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`The index answered ${status} to ${path}.`);
    this.status = status;
  }
}

/** Every other 404 is of a wrong address, or of an import that runs. */
const gone = /Could not find a document with id/;
/** The body of a request that points an alias, and the answer about one. */
export const aliasTarget = v.object({ collection_name: v.string() });
const found = v.object({
  hits: v.array(
    v.object({
      document: v.object({
        id: v.string(),
        slug: v.fallback(v.string(), ''),
        stocknum: v.fallback(v.string(), ''),
        vin: v.fallback(v.string(), ''),
        reserved: v.optional(v.unknown()),
      }),
    }),
  ),
});
/** One vehicle is looked for; a second one says that there are several. */
const mostAlike = '2';

/** Whether an answer is the document that was written; a page of a proxy that is being maintained says 200 as well. */
function isDocument(text: string): boolean {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === 'string';
  } catch {
    return false;
  }
}

/** Reads and writes with a key that may search, update and list aliases, and nothing else. */
export function openMarkedIndex({ ask, apiKey }: { ask: AskIndex; apiKey: string }): MarkedIndex {
  const headers = { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' };
  const send = async (path: string, change?: object): Promise<Response> =>
    ask(
      new Request(`http://index${path}`, {
        ...{ method: change ? 'PATCH' : 'GET', headers },
        ...(change && { body: JSON.stringify(change) }),
      }),
    );
  const refuse = ({ status }: Response, path: string): Refusal => new Refusal(status, path);
  const find = async (collection: string, filter: string) => {
    const query = new URLSearchParams({
      ...{ q: '*', query_by: 'name', filter_by: filter },
      ...{ include_fields: 'id,slug,stocknum,vin,reserved', per_page: mostAlike },
    });
    const path = `/collections/${encodeURIComponent(collection)}/documents/search`;
    const answer = await send(`${path}?${query}`);
    if (!answer.ok) throw refuse(answer, path);
    return v
      .parse(found, await answer.json())
      .hits.map(({ document: { stocknum, ...rest } }) => ({ ...rest, stockNumber: stocknum }));
  };
  const findMarked = (collection: string, vehicle: KnownVehicle) =>
    findSame(vehicle, {
      byId: async () => (await find(collection, hasId([vehicle.vehicleId])))[0] ?? null,
      byVin: (vin) => find(collection, hasValue('vin', vin)),
    });
  /** A vehicle that leaves the index meanwhile says nothing any more. */
  const writeTo = async (collection: string, id: string, reserved: boolean): Promise<void> => {
    const path = `/collections/${encodeURIComponent(collection)}/documents/${encodeURIComponent(id)}`;
    const answer = await send(path, { reserved });
    const text = await answer.text();
    if (answer.ok ? isDocument(text) : answer.status === 404 && gone.test(text)) return;
    throw refuse(answer, path);
  };
  return {
    isLive: async (alias, collection) => {
      const answer = await send(`/aliases/${encodeURIComponent(alias)}`);
      const known = v.safeParse(aliasTarget, answer.ok ? await answer.json() : null);
      return known.success && known.output.collection_name === collection;
    },
    isReserved: async (collection, vehicle) => (await findMarked(collection, vehicle))?.reserved === true,
    write: async (collection, vehicle, reserved) => {
      // Without a VIN there is nothing to compare, and one request is enough.
      const id = vehicle.vin === '' ? vehicle.vehicleId : (await findMarked(collection, vehicle))?.id;
      if (id !== undefined) await writeTo(collection, id, reserved);
    },
  };
}
