import { hasId } from '#domain/search/index-filter.ts';
import { request, type IndexAddress } from '../../stock/index/request.ts';
import type { SampleDealer } from './dealer.ts';
import { listInvented } from './invented.ts';

const kinds = ['offers', 'parts', 'reviews'] as const;

/** Documents that one request deletes: their ids stand in its address. */
const most = 50;

/**
 * Deletes invented offers, parts and reviews of a dealer, because real vehicles have come; what somebody wrote stays. Answers of
 * which kinds there were some. Throws an IndexError.
 */
export async function removeSamples(
  index: IndexAddress,
  collections: Pick<SampleDealer['collections'], (typeof kinds)[number]>,
): Promise<string[]> {
  const removed: string[] = [];
  for (const kind of kinds) {
    const place = `/collections/${encodeURIComponent(collections[kind])}/documents`;
    const { ids = [] } = (await listInvented(index, collections[kind])) ?? {};
    for (let start = 0; start < ids.length; start += most) {
      const filter = encodeURIComponent(hasId(ids.slice(start, start + most)));
      await request(index, { method: 'DELETE', path: `${place}?filter_by=${filter}` });
    }
    if (ids.length > 0) removed.push(kind);
  }
  return removed;
}
