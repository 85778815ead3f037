import type { CollectionAnswer } from '#domain/collection-answer.ts';
import { collectionKinds } from '#domain/collection-kinds.ts';
import type { CollectionState } from '#domain/collection-state.ts';
import type { Offer } from '#domain/offer.ts';
import type { Part } from '#domain/part.ts';
import { searchCollection } from '#services/collection-search.ts';
import type { IndexPlace } from '#services/index-url.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { parsePart } from '#services/wire/part.ts';

/** What the collections of the index hold. */
export interface CollectionHits {
  offers: Offer;
  parts: Part;
}

const parsers: { [Name in keyof CollectionHits]: (document: unknown) => CollectionHits[Name] } = {
  offers: parseOffer,
  parts: parsePart,
};

/** Documents that cannot be read are left out and logged; they must not take the others along. */
function parseHits<Hit>(hits: readonly unknown[], parse: (document: unknown) => Hit): Hit[] {
  return hits.flatMap((hit) => {
    try {
      return [parse(hit)];
    } catch (error) {
      console.warn('A search result cannot be read.', error);
      return [];
    }
  });
}

/**
 * Asks the index. A file of its own, fetched when a shopper begins to search: the page as built needs none of it.
 *
 * @param base the page's own filter at this moment
 */
export async function askCollection<Name extends keyof CollectionHits>(
  name: Name,
  place: IndexPlace & { collection: string },
  base: string,
  state: CollectionState,
): Promise<CollectionAnswer<CollectionHits[Name]>> {
  const { collection } = place;
  const answer = await searchCollection(place, { collection, kind: collectionKinds[name], state, base });
  return { ...answer, hits: parseHits(answer.hits, parsers[name]) };
}
