import type { Vehicle } from '#domain/vehicle.ts';
import type { cardFields } from './wire/card.ts';
import { createCardDocument } from './wire/card.ts';

type FieldName = (typeof cardFields)[number];

/** What InstantSearch calls one result; the part of it that a listing's first page has. */
export interface FirstPage {
  index: string;
  hits: ({ objectID: string } & Record<string, unknown>)[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
  query: string;
  params: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
}

/**
 * Answers a listing's first, unrefined search from stock that is already at hand, as the index would: newest first,
 * card fields only, counts of every value of the facet fields. Building hundreds of listings asks the index nothing.
 *
 * @param vehicles what the page's own filter lets through, in order
 */
export function createFirstPage(
  vehicles: readonly Vehicle[],
  { index, facetFields, hitsPerPage }: { index: string; facetFields: string[]; hitsPerPage: number },
): FirstPage {
  const facets: FirstPage['facets'] = Object.fromEntries(facetFields.map((field) => [field, {}]));
  const documents = vehicles.map(createCardDocument);
  for (const document of documents) {
    for (const field of facetFields) {
      const value = document[field as FieldName];
      const counts = facets[field];
      if (typeof value === 'string' && counts) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return {
    index,
    hits: documents.slice(0, hitsPerPage).map((document) => ({ ...document, objectID: document.id })),
    nbHits: vehicles.length,
    nbPages: Math.ceil(vehicles.length / hitsPerPage),
    page: 0,
    hitsPerPage,
    facets,
    query: '',
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
