import * as v from 'valibot';
import { readAnswer, request, type IndexAddress } from '../../stock/index/request.ts';
import { orNull } from '../../stock/index/collections.ts';
import { findDrawnOrigin } from './outdated.ts';
import { sampleReviewUrl } from './reviews.ts';

/** What tells an offer, a part or a review that a sandbox made up from one that somebody wrote, who may have put anything there. */
const told = v.object({
  id: v.string(),
  image_url: v.fallback(v.optional(v.string()), undefined),
  image_or_model_image: v.fallback(v.optional(v.object({ url: v.string() })), undefined),
  url: v.fallback(v.optional(v.string()), undefined),
});
const toldFields = 'id,image_url,image_or_model_image,url';

const isInvented = ({ image_url, image_or_model_image, url }: v.InferOutput<typeof told>): boolean =>
  url?.startsWith(sampleReviewUrl) === true ||
  findDrawnOrigin(image_url ?? image_or_model_image?.url ?? '') !== null;

/**
 * Ids of the offers, parts or reviews of a collection that a sandbox made up, and whether it holds others too; null when
 * there is no such collection. Throws an IndexError.
 */
export async function listInvented(
  index: IndexAddress,
  collection: string,
): Promise<{ ids: string[]; hasOthers: boolean } | null> {
  const path = `/collections/${encodeURIComponent(collection)}/documents/export?include_fields=${toldFields}`;
  const text = await orNull(request(index, { path }));
  if (text === null) return null;
  const documents = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readAnswer(index, told, line));
  const ids = documents.filter(isInvented).map(({ id }) => id);
  return { ids, hasOthers: ids.length < documents.length };
}
