import type { DocumentIndex } from '../index/document-index.ts';
import { StringColumn } from '../index/string-column.ts';
import { type RawParameters, splitNames } from '../query/parameters.ts';
import { isObjectType } from '../schema/field.ts';
import { badRequest, notFound } from '../service-error.ts';

const MAX_WEIGHT = 15;
export const MAX_TYPOS = 2;

/** A field of `query_by` and how it is searched. */
export interface SearchField {
  readonly name: string;
  readonly column: StringColumn;
  /** 15 for the most important field, smaller for those after it. */
  readonly weight: number;
  readonly typos: number;
  readonly prefix: boolean;
}

function findColumn(name: string, index: DocumentIndex): StringColumn {
  const field = index.fields.get(name);
  if (!field) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
  if (!field.index) throw badRequest(`Field \`${name}\` is marked as a non-indexed field in the schema.`);
  const column = index.columns.get(name);
  if (!(column instanceof StringColumn))
    throw badRequest(`Field \`${name}\` should be a string or a string array.`);
  return column;
}

/** An object is searched in all texts inside of it, and `name*` in all texts whose name begins so. */
function expandName(name: string, index: DocumentIndex): string[] {
  const isPattern = name.endsWith('*');
  if (!isPattern && !isObjectType(index.fields.get(name)?.type ?? '')) return [name];
  const beginning = isPattern ? name.slice(0, -1) : `${name}.`;
  const names = [...index.columns].filter(
    ([own, column]) => own.startsWith(beginning) && column instanceof StringColumn,
  );
  if (names.length === 0) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
  return names.map(([own]) => own);
}

/** One value for all fields or one for each. */
function readList(text: string | undefined, fallback: string, count: number, message: string): string[] {
  const values = splitNames(text === undefined || text.trim() === '' ? fallback : text);
  if (values.length === 1) return Array.from({ length: count }, () => values[0] as string);
  if (values.length !== count) throw badRequest(message);
  return values;
}

function rankWeights(text: string | undefined, count: number): number[] {
  const given = splitNames(text);
  if (given.length === 0) return Array.from({ length: count }, (_, at) => Math.max(1, MAX_WEIGHT - at));
  if (given.length !== count)
    throw badRequest('Number of weights in `query_by_weights` does not match number of `query_by` fields.');
  const numbers = given.map((weight) => Number(weight) || 0);
  const ranked = [...new Set(numbers)].sort((left, right) => right - left);
  return numbers.map((weight) => Math.max(1, MAX_WEIGHT - ranked.indexOf(weight)));
}

/** Reads `query_by` and the lists beside it; a field named again is searched once. Throws 404 for an unknown field and 400 for a list that does not fit. */
export function readSearchFields(parameters: RawParameters, index: DocumentIndex): SearchField[] {
  const names = splitNames(parameters['query_by']);
  const weights = rankWeights(parameters['query_by_weights'], names.length);
  const typos = readList(
    parameters['num_typos'],
    String(MAX_TYPOS),
    names.length,
    'Number of values in `num_typos` does not match number of `query_by` fields.',
  );
  const prefixes = readList(
    parameters['prefix'],
    'true',
    names.length,
    'Number of prefix values in `prefix` does not match number of `query_by` fields.',
  );
  const seen = new Set<string>();
  return names.flatMap((name, at) => {
    const limit = Number(typos[at]);
    if (!Number.isInteger(limit) || limit < 0)
      throw badRequest('Parameter `num_typos` must be an unsigned integer.');
    if (limit > MAX_TYPOS) throw badRequest(`Value of \`num_typos\` must not be greater than ${MAX_TYPOS}.`);
    const shared = { weight: weights[at] as number, typos: limit, prefix: prefixes[at] !== 'false' };
    return expandName(name, index)
      .filter((one) => !seen.has(one) && seen.add(one))
      .map((one) => ({ name: one, column: findColumn(one, index), ...shared }));
  });
}
