import type { DocumentIndex } from '../index/document-index.ts';
import type { Field } from '../schema/field.ts';
import { limits } from '../limits.ts';
import { badRequest, notFound } from '../service-error.ts';
import { type FacetRange, parseRanges } from './parse-ranges.ts';

/** One wanted facet. */
export interface Facet {
  readonly field: Field;
  readonly ranges: readonly FacetRange[];
  /** Order of the values; by count when null. */
  readonly order: { readonly by: string; readonly direction: 1 | -1 } | null;
}

function cutFacets(facetBy: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of facetBy) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((text) => text.trim()).filter((text) => text !== '');
}

function findField(name: string, index: DocumentIndex): Field {
  const field = index.fields.get(name);
  if (!field?.facet || !index.columns.has(name))
    throw notFound(`Could not find a facet field named \`${name}\` in the schema.`);
  return field;
}

function parseOrder(option: string, index: DocumentIndex): Facet['order'] {
  const [, by = '', direction = ''] = option.split(':').map((part) => part.trim());
  if (direction !== 'asc' && direction !== 'desc') throw badRequest('Invalid sort param.');
  if (by !== '_alpha') findField(by, index);
  return { by, direction: direction === 'asc' ? 1 : -1 };
}

function parseFacet(text: string, index: DocumentIndex): Facet[] {
  const open = text.indexOf('(');
  if (open < 0) {
    if (!text.includes('*')) return [{ field: findField(text, index), ranges: [], order: null }];
    const prefix = text.slice(0, text.indexOf('*'));
    const fields = [...index.fields.values()].filter(
      ({ facet, name }) => facet && index.columns.has(name) && name.startsWith(prefix),
    );
    if (fields.length === 0) throw notFound(`Could not find a facet field for \`${text}\` in the schema.`);
    return fields.map((field) => ({ field, ranges: [], order: null }));
  }
  const field = findField(text.slice(0, open).trim(), index);
  if (!text.endsWith(')')) throw badRequest('Facet range value is not valid.');
  const option = text.slice(open + 1, -1).trim();
  if (option.includes('[')) return [{ field, ranges: parseRanges(option, field), order: null }];
  const parts = option.split(',').map((part) => part.trim());
  if (parts.some((part) => /^return_parent\s*:\s*true/.test(part)))
    throw badRequest('`return_parent` of a facet is not part of this server.');
  // `top_k` counts less than everything; here everything is counted.
  if (!parts.every((part) => /^(sort_by|return_parent|top_k)\s*:/.test(part)))
    throw badRequest('Facet range value is not valid.');
  const sort = parts.find((part) => /^sort_by\s*:/.test(part));
  return [{ field, ranges: [], order: sort === undefined ? null : parseOrder(sort, index) }];
}

/** Reads `facet_by`: fields, `prefix*`, `state(sort_by:_alpha:asc)`, `price(cheap:[0,20000],dear:[20000,])`. */
export function parseFacets(facetBy: string, index: DocumentIndex): Facet[] {
  const texts = cutFacets(facetBy);
  const facets = texts.slice(0, limits.facets + 1).flatMap((text) => parseFacet(text, index));
  if (facets.length > limits.facets) throw badRequest(`More than ${limits.facets} facets.`);
  return facets;
}
