import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { hasFields } from '../../stock/index/collections.ts';
import { request, type IndexAddress } from '../../stock/index/request.ts';
import { IndexError } from '../../stock/index/error.ts';

/** The answer of the index, or null when it does not have the collection. */
async function read(index: IndexAddress, path: string): Promise<string | null> {
  return await request(index, { path }).catch((error: unknown) => {
    if (error instanceof IndexError && error.status === 404) return null;
    throw error;
  });
}

/** Origin of the sandbox that drew the pictures of a collection; null for real stock: no sandbox draws its pictures. */
async function findSampleOrigin(index: IndexAddress, place: string): Promise<string | null> {
  const query = new URLSearchParams({
    q: '*',
    per_page: '25',
    include_fields: 'primary_image_url,image_url',
  });
  const text = (await read(index, `${place}/documents/search?${query}`)) ?? '{"hits":[]}';
  const { hits } = JSON.parse(text) as {
    hits: { document: { primary_image_url?: string; image_url?: string } }[];
  };
  const url = hits
    .map(({ document }) => document.primary_image_url ?? document.image_url)
    .find((address) => address !== undefined);
  if (url === undefined || !URL.canParse(url)) return null;
  const { origin, pathname, protocol } = new URL(url);
  return protocol === 'http:' && /^\/images\/(vehicles|scenes|parts)\//.test(pathname) ? origin : null;
}

/** Whether a collection of vehicles, offers or parts holds what the sandbox drew. */
export const isSample = async (index: IndexAddress, collection: string): Promise<boolean> =>
  (await findSampleOrigin(index, `/collections/${encodeURIComponent(collection)}`)) !== null;

/**
 * Whether a collection holds sample stock that has to be drawn anew: its pictures are at another origin than
 * `publicUrl`, or it was made before fields were added that listings are narrowed by. Real stock is never outdated.
 */
export async function isOutdatedSample(
  index: IndexAddress,
  collection: string,
  publicUrl: string,
): Promise<boolean> {
  const place = `/collections/${encodeURIComponent(collection)}`;
  const origin = await findSampleOrigin(index, place);
  if (origin === null) return false;
  if (origin !== new URL(publicUrl).origin) return true;
  return !(await hasFields(index, collection, vehicleFields));
}
