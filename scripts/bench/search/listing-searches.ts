import { createBaseFilter } from '#domain/search/filters.ts';
import { allOf, hasAny, isWithin } from '#domain/search/index-filter.ts';
import { priceField } from '#domain/vehicle/price.ts';
import { listFacets, type ListKey } from '#domain/listing/facets.ts';
import { cardFields } from '#services/wire/card.ts';
import { wordFields } from '#services/wire/word-fields.ts';

/** The facets of a well-equipped listing. */
const keys: readonly ListKey[] = [
  'condition', 'make', 'model', 'badge', 'body', 'fuel', 'transmission', 'drive', 'seats', 'colour', 'features', 'categories', 'priceRange', 'state',
]; // oxfmt-ignore

const rules = { soldWindowDays: 3, excludedMakes: ['Holden'], leastPhotos: 0, leastAgeDays: 0 };

interface Asked {
  name: string;
  query?: string;
  chosen?: Partial<Record<ListKey, string[]>>;
  range?: string;
  sort?: string;
  page?: number;
}

const asked: readonly Asked[] = [
  { name: 'first page, 14 facets' },
  { name: 'page 40', page: 40 },
  { name: 'lowest price', sort: `${priceField}:asc` },
  { name: '"toyota hilux"', query: 'toyota hilux' },
  { name: 'typo "toyta"', query: 'toyta' },
  { name: 'one letter "t"', query: 't' },
  { name: 'one make', chosen: { make: ['Toyota'] } },
  { name: 'price range', range: isWithin(priceField, { min: 15_000, max: 40_000 }) },
  {
    name: '8 searches in one request',
    query: 'auto',
    chosen: {
      condition: ['used'], make: ['Toyota', 'Mazda'], body: ['SUV', 'Ute'], fuel: ['Diesel', 'Petrol'],
      transmission: ['Automatic'], drive: ['4WD', 'AWD', 'FWD'], seats: ['5', '7'],
    },
  },
]; // oxfmt-ignore

const fieldOf = (key: ListKey): string => listFacets.find((facet) => facet.key === key)?.field ?? key;

/**
 * The requests that a listing sends, one per thing that is asked: hits with the counts of every facet, and for each
 * facet with a choice one more search without that choice, for its other counts.
 */
export function createListingSearches(collection: string, now: number): { name: string; body: object }[] {
  const base = createBaseFilter(rules, now);
  return asked.map(({ name, query = '*', chosen = {}, range, sort, page = 1 }) => {
    const choices = Object.entries(chosen) as [ListKey, string[]][];
    const filter = (without?: ListKey): string =>
      allOf(
        base,
        ...choices.filter(([key]) => key !== without).map(([key, values]) => hasAny(fieldOf(key), values)),
        range ?? '',
      );
    const common = {
      collection,
      q: query,
      query_by: wordFields.join(','),
      include_fields: cardFields.join(','),
      exclude_fields: 'out_of',
      highlight_fields: 'none',
      highlight_full_fields: 'none',
      sort_by: sort ?? '_text_match:desc,created_at:desc',
      max_facet_values: 150,
    };
    const hits = {
      ...common,
      filter_by: filter(),
      facet_by: keys.map(fieldOf).join(','),
      page,
      per_page: 21,
    };
    const counts = choices.map(([key]) => ({
      ...common,
      filter_by: filter(key),
      facet_by: fieldOf(key),
      per_page: 0,
      page: 1,
    }));
    return { name, body: { searches: [hits, ...counts] } };
  });
}
