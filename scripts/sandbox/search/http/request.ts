import type { Context } from 'hono';
import { largeBody, usualDepth } from '../../body/limits.ts';
import { readBody } from '../../body/read-body.ts';
import { type JsonObject, parseJsonObject } from '../json.ts';
import type { Grant } from '../keys/authorise.ts';
import type { RawParameters } from '../query/parameters.ts';
import { refuseUnbuilt } from '../refuse-unbuilt.ts';
import { ServiceError } from '../service-error.ts';
import type { Service } from './service.ts';

export const KEY_NAME = 'x-typesense-api-key';
const MAX_QUERY = 4000;

/** The key of a request: by header, or in the query where a browser avoids a preflight. */
export const readKey = (context: Context): string =>
  context.req.header(KEY_NAME) ?? context.req.query(KEY_NAME) ?? '';

/** Throws 401 unless the key of the request allows the action on the collections. */
export const authorise = (
  context: Context,
  { gate }: Service,
  action: string,
  collections: readonly string[] = [],
): Grant => gate.authorise(readKey(context), action, collections);

/** Parameters of the URL; the last of a repeated one counts. Throws 400 when the query is longer than 4,000. */
export function readQuery(context: Context): RawParameters {
  const { search, searchParams } = new URL(context.req.url);
  if (search.length > MAX_QUERY)
    throw new ServiceError(
      400,
      `Query string exceeds max allowed length of ${MAX_QUERY}. Use the /multi_search end-point for larger payloads.`,
    );
  const parameters: RawParameters = {};
  for (const [name, value] of searchParams) if (name !== KEY_NAME) parameters[name] = value;
  return parameters;
}

/** Parameters of the URL, which must be known; throws 400 for one that would be ignored. */
export function readKnownQuery(context: Context, known: readonly string[]): RawParameters {
  const query = readQuery(context);
  refuseUnbuilt(query, new Set([...known, 'x-typesense-user-id']), {}, (name) => `Parameter \`${name}\``);
  return query;
}

/** The body as an object. Throws 413 and 400 for one that is too large, too deep or no object. */
export const readObject = async (
  context: Context,
  largest = largeBody,
  depth = usualDepth,
): Promise<JsonObject> => parseJsonObject(await readBody(context.req.raw, largest), depth);

export function parameter(context: Context, name: string): string {
  return context.req.param(name) ?? '';
}
