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
  /** The collection is live: what was written into the earlier one meanwhile is written again. */
  markAgain: (alias: string) => Promise<void>;
}

/** A vehicle that has left the index says nothing any more. Every other 404 is of a wrong address, or of an import that runs. */
const gone = /Could not find a document with id/;
/** Vehicles written in one go. */
const most = 200;

/** Writes the word reserved into the index of vehicles. It is the only writer of it besides the stock import. */
export function createIndexMarker(
  store: MarkStore,
  { ask, apiKey }: { ask: AskIndex; apiKey: string },
): IndexMarker {
  const write = async (collection: string, vehicleId: string, reserved: boolean): Promise<void> => {
    const path = `/collections/${encodeURIComponent(collection)}/documents/${encodeURIComponent(vehicleId)}`;
    const answer = await ask(
      new Request(`http://index${path}`, {
        method: 'PATCH',
        headers: { 'x-typesense-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ reserved }),
      }),
    );
    if (answer.ok || (answer.status === 404 && gone.test(await answer.text()))) return;
    throw new Error(`The index answered ${answer.status} to ${path}.`);
  };
  const writeOne = async (mark: Mark): Promise<void> => {
    await write(mark.collection, mark.vehicleId, mark.reserved);
    store.noteMarked(mark);
  };
  /** One writer at a time: an older word never comes after a newer one. */
  let last: Promise<void> = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    for (const mark of store.listMarks(most))
      try {
        await writeOne(mark);
      } catch (error) {
        console.warn(`Vehicle ${mark.vehicleId} is not marked yet; it is tried again.`, error);
      }
  };
  const repeat = async (alias: string, collection: string): Promise<void> => {
    for (const vehicleId of store.listMarked(alias)) await write(collection, vehicleId, true);
  };
  const warn = (error: unknown): void =>
    console.warn('Marks of vehicles could not be read; it is tried again.', error);
  const writeMarks = (): Promise<void> => (last = last.then(writeAll).catch(warn));
  return {
    writeMarks,
    markAgain: (alias) => {
      store.markAgain(alias);
      return writeMarks();
    },
    markCollection: repeat,
    repeatMarks: async () => {
      for (const alias of store.listMarkedCollections()) await repeat(alias, alias);
    },
  };
}
