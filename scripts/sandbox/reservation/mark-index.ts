import { isPassing } from '#services/site/status.ts';
import { ServiceError } from '../search/service-error.ts';
import type { Mark, MarkStore } from './mark-store.ts';
import { openMarkedIndex, Refusal, type AskIndex } from './marked-index.ts';

/** Stock that is filled in and becomes live. */
export interface NewStock {
  alias: string;
  collection: string;
  /** Points the alias at the collection; answers whether it was done. */
  point: () => Promise<boolean>;
}

export interface IndexMarker {
  /** Has the index say of every vehicle whether it is reserved. What fails is tried again by the next call. */
  writeMarks: () => Promise<void>;
  /** Says of every reserved vehicle again that it is: an import of which this server learns nothing may have replaced the stock. */
  repeatMarks: () => Promise<void>;
  /**
   * Has new stock, which knows nothing of reservations, say which vehicles are reserved before it is live, and learns what it
   * says of them itself.
   */
  replaceStock: (stock: NewStock) => Promise<void>;
  /** Somebody else has replaced the stock. */
  markAgain: (alias: string) => Promise<void>;
}

/** Vehicles written in one go. */
const most = 200;

/** Writes the word reserved into the index of vehicles. It is the only writer of it besides the stock import. */
export function createIndexMarker(
  store: MarkStore,
  settings: { ask: AskIndex; apiKey: string },
): IndexMarker {
  const { isLive, isReserved, write } = openMarkedIndex(settings);
  const writeOne = async (mark: Mark): Promise<void> => {
    const { collection, reserved } = mark;
    // What nobody has read says what the stock itself says, and has to once the reservation is over.
    if (reserved || mark.own !== null) {
      const own = mark.own ?? (await isReserved(collection, mark));
      store.noteOwn(mark, own);
      await write(collection, mark, reserved || own);
    }
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
  const marked = new Map<string, { collection: string; own: Map<string, boolean> }>();
  /** Marks a collection; answers what it said itself. An import may point its alias a second time, when it no longer tells. */
  const markCollection = async (alias: string, collection: string): Promise<ReadonlyMap<string, boolean>> => {
    const former = marked.get(alias);
    const own = new Map(former?.collection === collection ? former.own : []);
    marked.set(alias, { collection, own });
    const vehicles = store.listMarked(alias);
    for (const vehicle of vehicles)
      if (!own.has(vehicle.vehicleId)) own.set(vehicle.vehicleId, await isReserved(collection, vehicle));
    for (const vehicle of vehicles) await write(collection, vehicle, true);
    return own;
  };
  /**
   * Null where the index says no, as of a collection that is not there: whoever points the alias is told so by the index. Throws where
   * it only cannot at the moment, such as for want of room: reserved vehicles would be live as free.
   */
  const markSafely = async (
    alias: string,
    collection: string,
  ): Promise<ReadonlyMap<string, boolean> | null> => {
    try {
      return await markCollection(alias, collection);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!isPassing(error.status)) return null;
      throw new ServiceError(
        422,
        `The reserved vehicles of ${alias} could not be marked in ${collection}, so it does not become live. ${error.message}`,
      );
    }
  };
  const repeatAll = async (): Promise<void> => {
    for (const alias of store.listMarkedCollections())
      try {
        for (const vehicle of store.listTold(alias)) await write(alias, vehicle, true);
      } catch (error) {
        // The collection of a dealer who is gone keeps no word from the others.
        if (!(error instanceof Refusal)) throw error;
        console.warn(`The marks of ${alias} could not be repeated.`, error);
      }
  };
  return {
    writeMarks,
    replaceStock: async ({ alias, collection, point }) => {
      await alone(async () => {
        // The live stock already says which are reserved, and no longer what it said itself.
        const own = (await isLive(alias, collection)) ? null : await markSafely(alias, collection);
        if (!(await point())) return;
        try {
          if (own) store.noteStock(alias, own);
          else store.markAgain(alias);
        } catch (error) {
          // The new stock is live, and says which are reserved: whoever imported it must not hear that it is not.
          console.warn(`What the new stock of ${alias} says of reserved vehicles could not be kept.`, error);
        }
      });
      await writeMarks();
    },
    markAgain: (alias) => {
      store.markAgain(alias);
      return writeMarks();
    },
    repeatMarks: () => alone(repeatAll).catch(warn),
  };
}
