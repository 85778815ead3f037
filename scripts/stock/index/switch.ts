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
 * What an interrupted run left behind is taken away too.
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
  const collection = `${alias}_t${Date.now()}`;
  await createCollection(index, { name: collection, ...shape });
  try {
    await fill(collection);
    await point(index, alias, collection);
  } catch (error) {
    // What may be live by now is not taken away.
    if (!(error instanceof UnknownSwitch)) await deleteCollection(index, collection).catch(() => undefined);
    throw error;
  }
  // The switch is done: what cannot be tidied up now is tidied up by the next one.
  await deleteStale(index, alias, existing).catch(() => undefined);
}

async function point(index: IndexAddress, alias: string, collection: string): Promise<void> {
  try {
    await pointAlias(index, alias, collection);
  } catch (error) {
    if (error instanceof IndexError && error.status === null) throw new UnknownSwitch(error.message);
    throw error;
  }
}

async function deleteStale(index: IndexAddress, alias: string, existing: string[]): Promise<void> {
  const live = await fetchAlias(index, alias);
  const stale = existing.filter((name) => isStampOf(alias, name) && name !== live);
  for (const name of stale) await deleteCollection(index, name);
}

/** Whether a collection was made by an earlier switch of this alias. */
export function isStampOf(alias: string, name: string): boolean {
  return name.startsWith(alias) && /^_t\d{13}$/.test(name.slice(alias.length));
}
