import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { goods } from '../images/goods.ts';
import { silhouettes } from '../images/silhouettes.ts';
import { scenes } from '../images/views.ts';
import { hasFields, orNull } from '../../stock/index/collections.ts';
import { request, type IndexAddress } from '../../stock/index/request.ts';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** Paths of pictures that a sandbox draws: a feed may have its photos in folders of the same names. */
const drawnPath = new RegExp(
  `^/images/(?:vehicles/${anyOf(silhouettes)}/[a-z0-9-]+/[a-z0-9-]+|scenes/${anyOf(scenes)}|parts/${anyOf(goods)})\\.jpg$`,
);

/** Origin of the sandbox that drew a picture; null for every other one. */
export function findDrawnOrigin(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && drawnPath.test(url.pathname) ? url.origin : null;
}

/** The search of a collection by which `readSampleOrigin` knows sample stock. */
export const samplePictures = 'q=*&per_page=25&include_fields=primary_image_url,image_url';

/**
 * Origin of the sandbox that drew the pictures of a collection; null for real stock, which has another picture somewhere: what
 * counts as sample stock is replaced without a question.
 *
 * @param answer to `samplePictures`
 */
export function readSampleOrigin(answer: unknown): string | null {
  const { hits } = answer as {
    hits: { document: { primary_image_url?: string; image_url?: string } }[];
  };
  const origins = hits
    .flatMap(({ document }) => document.primary_image_url ?? document.image_url ?? [])
    .map(findDrawnOrigin);
  const [origin = null] = origins;
  return origins.includes(null) ? null : origin;
}

async function findSampleOrigin(index: IndexAddress, place: string): Promise<string | null> {
  const text = await orNull(request(index, { path: `${place}/documents/search?${samplePictures}` }));
  return text === null ? null : readSampleOrigin(JSON.parse(text));
}

/** Whether a collection of vehicles holds what the sandbox drew. */
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
