import { type JsonObject, type JsonValue } from '../json.ts';
import { limits } from '../limits.ts';
import { ServiceError, badRequest } from '../service-error.ts';

/** Parameters of one search as text, whether they came by URL, by body or in a scoped key. */
export type RawParameters = Record<string, string>;

/** Numbers and booleans become text; a list or an object is refused. */
export function readParameters(given: JsonObject): RawParameters {
  const parameters: RawParameters = {};
  for (const [key, value] of Object.entries(given)) {
    if (value === null || typeof value === 'object')
      throw badRequest('One or more search parameters are malformed.');
    parameters[key] = String(value satisfies JsonValue);
  }
  return parameters;
}

export function readUnsigned(parameters: RawParameters, name: string, fallback: number): number {
  const text = parameters[name]?.trim();
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

export const readBoolean = (parameters: RawParameters, name: string, fallback: boolean): boolean =>
  parameters[name] === undefined ? fallback : parameters[name] === 'true';

/** A list of names: cut at commas, trimmed, without empty ones. Throws 400 for too many. */
export function splitNames(text: string | undefined): string[] {
  const names = (text ?? '')
    .split(',', limits.names + 1)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > limits.names) throw badRequest(`A list has more than ${limits.names} names.`);
  if (names.some((name) => name.length > limits.name))
    throw badRequest(`A name in a list is longer than ${limits.name} characters.`);
  return names;
}

const MAX_PER_PAGE = 250;

export interface Page {
  /** As answered. */
  readonly page: number;
  readonly perPage: number;
  /** Hits before the first one. */
  readonly skip: number;
}

/** `page` and `per_page`, or `offset` and `limit`, which win. */
export function readPage(parameters: RawParameters): Page & { readonly offset: number | null } {
  const perPage = readUnsigned(parameters, 'limit', readUnsigned(parameters, 'per_page', 10));
  if (perPage > MAX_PER_PAGE)
    throw new ServiceError(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`);
  const page = readUnsigned(parameters, 'page', 0);
  const hasOffset = parameters['offset'] !== undefined && parameters['offset'] !== '';
  const offset = readUnsigned(parameters, 'offset', 0);
  if (page === 0 && hasOffset) return { page, perPage, skip: offset, offset };
  const shown = page === 0 ? 1 : page;
  const limitHits = readUnsigned(parameters, 'limit_hits', Infinity);
  if (shown * perPage > limitHits)
    throw new ServiceError(
      422,
      `Only upto ${limitHits} hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    );
  return { page: shown, perPage, skip: (shown - 1) * perPage, offset: null };
}
