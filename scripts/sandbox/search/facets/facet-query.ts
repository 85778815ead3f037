import type { DocumentIndex } from '../index/document-index.ts';
import type { RawParameters } from '../query/parameters.ts';
import type { FacetMatches } from './count-facet.ts';
import type { Facet } from './parse-facets.ts';
import { badRequest } from '../service-error.ts';

/** Reads `facet_query` (`make:toy`): the values of one facet that match, with the match marked. */
export function matchFacetQuery(
  parameters: RawParameters,
  facets: readonly Facet[],
  _index: DocumentIndex,
  _slots: Int32Array,
): Map<string, FacetMatches> {
  const text = parameters['facet_query'] ?? '';
  if (text === '') return new Map();
  const colon = text.indexOf(':');
  if (colon < 0) throw badRequest('Facet query must be in the `facet_field: value` format.');
  const name = text.slice(0, colon).trim();
  if (!facets.some(({ field }) => field.name === name))
    throw badRequest(
      `Facet query refers to a facet field \`${name}\` that is not part of \`facet_by\` parameter.`,
    );
  return new Map();
}
