import { Failure } from '../../command/failure.ts';
import { isPassing } from '#services/site/status.ts';
import {
  createCollection,
  deleteCollection,
  fetchAlias,
  listCollections,
  pointAlias,
  type CollectionShape,
} from './collections.ts';
import { IndexError, UnknownSwitch } from './error.ts';
import type { IndexAddress } from './request.ts';

/**
 * Fills a new collection beside the live one, and points the alias to it when `fill` ends well: shoppers see all of
 * the old stock or all of the new. When `fill` throws, the new collection is taken away and the live one is untouched.
 * What earlier runs left behind is taken away too. Of two runs at once, the one that began later stays live: the other
 * throws an IndexError.
 */
export async function switchCollection(
  index: IndexAddress,
  alias: string,
  shape: Omit<CollectionShape, 'name'>,
  fill: (collection: string) => Promise<void>,
): Promise<void> {
  const existing = await listCollections(index);
  if (existing.includes(alias)) {
    throw new IndexError(
      `The index at ${index.url} has a collection named ${alias}, where an alias is needed. Rename or delete it first.`,
      null,
    );
  }
  const former = await fetchAlias(index, alias);
  const collection = `${alias}_t${Date.now()}`;
  await createCollection(index, { name: collection, ...shape });
  try {
    await fill(collection);
    await refuseOlder(index, alias, { former, collection });
    await point(index, alias, collection);
  } catch (error) {
    // What may be live by now is not taken away.
    if (!(error instanceof UnknownSwitch))
      await deleteCollection(index, collection).catch(() => {
        throw tellLeft(error, collection);
      });
    throw error;
  }
  // The switch is done: what cannot be tidied up now is tidied up by the next one.
  await deleteStale(index, alias, { existing, former }).catch(() => undefined);
}

/** Why an import failed, and what it has left behind: an index whose disk is full takes nothing away either. */
function tellLeft(error: unknown, collection: string): unknown {
  if (!(error instanceof Failure)) return error;
  const words = `What was loaded so far could not be taken away: delete the collection ${collection} when the index can.`;
  return new IndexError(`${error.message}\n${words}`, error instanceof IndexError ? error.status : null);
}

/** Throws an IndexError where a run that began later has switched meanwhile. */
async function refuseOlder(
  index: IndexAddress,
  alias: string,
  { former, collection }: { former: string | null; collection: string },
): Promise<void> {
  const live = await fetchAlias(index, alias);
  if (live === null || live === former || !isStampOf(alias, live) || live < collection) return;
  throw new IndexError(
    `Another import of ${alias}, which began later than this one, is live already. It stays; this one was taken away.`,
    null,
  );
}

/** Whether an index may still do what it was asked: it fell silent, or something in front of it did not wait for it. */
const isUnclear = ({ status }: IndexError): boolean => status === null || isPassing(status);

async function point(index: IndexAddress, alias: string, collection: string): Promise<void> {
  try {
    await pointAlias(index, alias, collection);
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
    const unknown = new UnknownSwitch(error.message);
    // Whatever was answered, it may be done.
    const live = await fetchAlias(index, alias).catch(() => {
      throw unknown;
    });
    if (live === collection) return;
    throw isUnclear(error) ? unknown : error;
  }
}

/** Takes away what was made before the former live collection, and that one. What is younger may be filled by another run. */
async function deleteStale(
  index: IndexAddress,
  alias: string,
  { existing, former }: { existing: string[]; former: string | null },
): Promise<void> {
  if (former === null) return;
  const live = await fetchAlias(index, alias);
  const stale = existing.filter((name) => isStampOf(alias, name) && name <= former && name !== live);
  for (const name of stale) await deleteCollection(index, name);
}

/** Whether a collection was made by an earlier switch of this alias. Names of later ones are greater. */
function isStampOf(alias: string, name: string): boolean {
  return name.startsWith(alias) && /^_t\d{13}$/.test(name.slice(alias.length));
}
