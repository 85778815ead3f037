import { offerFields, partFields } from '#services/wire/collections.ts';
import { reviewFields } from '#services/wire/review-fields.ts';
import type { IndexAddress } from '../../stock/index/request.ts';
import { switchCollection } from '../../stock/index/switch.ts';
import type { SampleDealer } from './dealer.ts';
import { isSample, isSampleReviews } from './outdated.ts';

const kinds = [
  { kind: 'offers', fields: offerFields, isInvented: isSample },
  { kind: 'parts', fields: partFields, isInvented: isSample },
  { kind: 'reviews', fields: reviewFields, isInvented: isSampleReviews },
] as const;

/**
 * Empties the collections of a dealer with invented offers, parts and reviews, because real vehicles have come. Answers which.
 * Throws an IndexError.
 */
export async function removeSamples(
  index: IndexAddress,
  collections: Pick<SampleDealer['collections'], (typeof kinds)[number]['kind']>,
): Promise<string[]> {
  const removed: string[] = [];
  for (const { kind, fields, isInvented } of kinds) {
    const name = collections[kind];
    if (!(await isInvented(index, name))) continue;
    const shape = { fields, default_sorting_field: 'created_at' };
    await switchCollection(index, name, shape, () => Promise.resolve());
    removed.push(kind);
  }
  return removed;
}
