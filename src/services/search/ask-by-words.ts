import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { wordFields } from '../wire/word-fields.ts';

/** Parameters of searches by words and of their order, limited to fields that the index has. */
export const askByWords = ({
  missing,
}: Pick<SearchEndpoint, 'missing'>): { query_by: string; sort_by: string } => ({
  query_by: wordFields.filter((field) => !missing.vehicles.includes(field)).join(','),
  sort_by: missing.vehicles.includes('created_at') ? '_text_match:desc' : '_text_match:desc,created_at:desc',
});
