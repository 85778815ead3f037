import { createHmac, randomBytes } from 'node:crypto';
import { IndexError } from '../../stock/index/error.ts';
import { createCollection } from '../../stock/index/collections.ts';
import { request, type IndexAddress } from '../../stock/index/request.ts';

/** Only an admin key reads it: keys of sites name the collections that they open. */
const collection = 'forecourt_keys';
const path = `/collections/${collection}/documents`;

const isStatus = (error: unknown, status: number): boolean =>
  error instanceof IndexError && error.status === status;

async function readSeed(index: IndexAddress): Promise<string | null> {
  try {
    const { seed } = JSON.parse(await request(index, { path: `${path}/seed` })) as { seed?: unknown };
    return typeof seed === 'string' ? seed : null;
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

async function writeSeed(index: IndexAddress): Promise<void> {
  const body = JSON.stringify({ id: 'seed', seed: randomBytes(32).toString('base64url') });
  // Two builds may begin at once: the first one's seed counts.
  const unlessThere = (error: unknown): void => {
    if (!isStatus(error, 409)) throw error;
  };
  await createCollection(index, { name: collection, fields: [{ name: 'seed', type: 'string' }] }).catch(
    unlessThere,
  );
  await request(index, { method: 'POST', path: `${path}?action=create`, body }).catch(unlessThere);
}

/**
 * The secret that the keys of sites are made of: 256 random bits that the index keeps, under the admin key. So every
 * build on any machine arrives at the same keys, and nobody finds a weak admin key by trying what a published key could
 * be made of. Makes the bits where there are none yet. Throws an IndexError.
 */
export async function readKeySecret(index: IndexAddress): Promise<string> {
  let seed = await readSeed(index);
  if (seed === null) {
    await writeSeed(index);
    seed = await readSeed(index);
  }
  if (seed === null) throw new IndexError(`The index at ${index.url} does not keep what it is given.`, null);
  return createHmac('sha256', index.apiKey).update(seed).digest('base64url');
}
