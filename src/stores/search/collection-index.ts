import { readParagraphs } from '#domain/page/excerpt.ts';
import { escapeMarkup } from '#domain/page/markup.ts';
import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Part } from '#domain/part/part.ts';
import { searchCollection } from '#services/search/collection-search.ts';
import type { IndexEndpoint } from '#services/search/index-url.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { parseReadable } from '#services/wire/parse-readable.ts';
import { parsePart } from '#services/wire/part.ts';

/** What the collections of the index hold. */
export interface CollectionHits {
  offers: Offer;
  parts: Part;
}

const keepWords = (html: string): string =>
  readParagraphs(html)
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join('');

const parsers: { [Name in keyof CollectionHits]: (document: unknown) => CollectionHits[Name] } = {
  // Markup of the description is dropped: only the build cleans it.
  offers: (document) => parseOffer(document, keepWords),
  parts: parsePart,
};

/**
 * Asks the index. A file of its own, fetched when a shopper begins to search: the page as built needs none of it.
 *
 * @param base the page's own filter at this moment
 */
export async function askCollection<Name extends keyof CollectionHits>(
  kind: CollectionKind & { name: Name },
  endpoint: IndexEndpoint & { collection: string },
  base: string,
  state: SearchState,
): Promise<SearchResult<CollectionHits[Name]>> {
  const { collection } = endpoint;
  const answer = await searchCollection(endpoint, { collection, kind, state, base });
  return { ...answer, hits: parseReadable(answer.hits, parsers[kind.name]) };
}
