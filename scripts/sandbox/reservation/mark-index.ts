import * as v from 'valibot';
import type { Mark, MarkStore } from './mark-store.ts';

/** Sends a request to the index, sandbox or hosted. */
export type AskIndex = (request: Request) => Response | Promise<Response>;

export interface IndexMarker {
  /** Has the index say of every vehicle whether it is reserved. What fails is tried again by the next call. */
  writeMarks: () => Promise<void>;
  /** Has a collection that is filled but not live yet say it too: a stock import knows nothing of reservations. */
  markCollection: (alias: string, collection: string) => Promise<void>;
  /** Says of every reserved vehicle again that it is: an import of which this server learns nothing may have replaced the stock. */
  repeatMarks: () => Promise<void>;
  /**
   * A collection is live: what was written into the earlier one meanwhile is written again.
   *
   * @param collection null where it was not marked before
   */
  markAgain: (alias: string, collection: string | null) => Promise<void>;
}

/** A vehicle that has left the index says nothing any more. Every other 404 is of a wrong address, or of an import that runs. */
const gone = /Could not find a document with id/;
/** Vehicles written in one go. */
const most = 200;

const reservedByStock = v.object({ reserved: v.literal(true) });

/** The index answered, and not what was hoped for. */
class Refusal extends Error {}

/** Writes the word reserved into the index of vehicles. It is the only writer of it besides the stock import. */
export function createIndexMarker(
  store: MarkStore,
  { ask, apiKey }: { ask: AskIndex; apiKey: string },
): IndexMarker {
  /** Asks for a vehicle, or changes it. Answers it; null where it has left. Throws a Refusal for every other no. */
  const askFor = async (collection: string, vehicleId: string, change?: object): Promise<unknown> => {
    const path = `/collections/${encodeURIComponent(collection)}/documents/${encodeURIComponent(vehicleId)}`;
    const answer = await ask(
      new Request(`http://index${path}`, {
        method: change ? 'PATCH' : 'GET',
        headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
        ...(change && { body: JSON.stringify(change) }),
      }),
    );
    if (answer.ok) return change ? change : answer.json();
    if (answer.status === 404 && gone.test(await answer.text())) return null;
    throw new Refusal(`The index answered ${answer.status} to ${path}.`);
  };
  const write = async (collection: string, vehicleId: string, reserved: boolean): Promise<void> => {
    await askFor(collection, vehicleId, { reserved });
  };
  const writeOne = async (mark: Mark): Promise<void> => {
    await write(mark.collection, mark.vehicleId, mark.reserved);
    store.noteMarked(mark);
  };
  let last: Promise<void> = Promise.resolve();
  /** One writer at a time: an older word never comes after a newer one. */
  const alone = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const writeAll = async (): Promise<void> => {
    for (const mark of store.listMarks(most))
      try {
        await writeOne(mark);
      } catch (error) {
        console.warn(`Vehicle ${mark.vehicleId} is not marked yet; it is tried again.`, error);
        // An index that does not answer at all is not waited for once for each vehicle.
        if (!(error instanceof Refusal)) return;
      }
  };
  const warn = (error: unknown): void =>
    console.warn('Marks of vehicles could not be read; it is tried again.', error);
  let next: Promise<void> | null = null;
  /** Whoever asks while a round has not begun yet shares it. */
  const writeMarks = (): Promise<void> =>
    (next ??= alone(() => {
      next = null;
      return writeAll();
    }).catch(warn));
  /** By alias, the collection that was marked last: its marked vehicles, and whether the stock itself calls them reserved. */
  const marked = new Map<string, { collection: string; ids: Map<string, boolean> }>();
  const findMarked = (alias: string, collection: string | null): ReadonlyMap<string, boolean> => {
    const last = marked.get(alias);
    return last?.collection === collection ? last.ids : new Map<string, boolean>();
  };
  return {
    writeMarks,
    markAgain: (alias, collection) => {
      store.markAgain(alias, [...findMarked(alias, collection).keys()]);
      return writeMarks();
    },
    markCollection: (alias, collection) =>
      alone(async () => {
        const ids = new Map(findMarked(alias, collection));
        marked.set(alias, { collection, ids });
        const vehicleIds = store.listMarked(alias);
        // Once it is marked it no longer tells what the stock says: an import may point its alias a second time.
        for (const id of vehicleIds)
          if (!ids.has(id)) ids.set(id, v.is(reservedByStock, await askFor(collection, id)));
        store.noteOwn(
          alias,
          [...ids.keys()].filter((id) => ids.get(id)),
        );
        for (const id of vehicleIds) await write(collection, id, true);
      }),
    repeatMarks: () =>
      alone(async () => {
        for (const alias of store.listMarkedCollections())
          for (const vehicleId of store.listMarked(alias)) await write(alias, vehicleId, true);
      }),
  };
}
