import type { Context, Hono } from 'hono';
import { largeBody, smallBody } from '../../body/limits.ts';
import { readBody } from '../../body/read-body.ts';
import { type JsonObject, isObject, parseJsonObject } from '../json.ts';
import { type RawParameters, readParameters, readUnsigned } from '../query/parameters.ts';
import { runSearch } from '../query/run-search.ts';
import { runUnion } from '../query/run-union.ts';
import { ServiceError, badRequest, forbidden } from '../service-error.ts';
import { answerJson } from './answer.ts';
import { KEY_NAME, readKey, readQuery } from './request.ts';
import type { Service } from './service.ts';

const MAX_SEARCHES = 50;

/** One search of the list, with what its key imposes. */
interface ListedSearch {
  readonly collection: string;
  readonly parameters: RawParameters;
  readonly imposed: RawParameters | null;
}

const tooManySearches = (): ServiceError =>
  badRequest('Number of multi searches exceeds `limit_multi_searches` parameter.');

/** The body, read only for a key that there is. Without one it is small: its searches have to bring their own. */
async function readSearchBody(context: Context, { gate }: Service): Promise<JsonObject> {
  const key = readKey(context);
  if (key !== '' && !gate.isKnown(key)) throw forbidden();
  const text = await readBody(context.req.raw, key === '' ? smallBody : largeBody);
  if (key === '' && !text.includes(KEY_NAME)) throw forbidden();
  return parseJsonObject(text);
}

function readSearches(body: JsonObject): JsonObject[] {
  const given = body['searches'];
  if (!Array.isArray(given)) throw badRequest('Missing `searches` array.');
  const searches = given.filter(isObject);
  if (searches.length !== given.length)
    throw badRequest('The value of `searches` must be an array of objects.');
  return searches;
}

/** Parameters of the URL win over those of a search; a search may bring its own key. */
function readSearch(
  search: JsonObject,
  context: Context,
  common: RawParameters,
  { gate }: Service,
): ListedSearch {
  const own = search[KEY_NAME];
  const key = typeof own === 'string' ? own : readKey(context);
  const given: JsonObject = Object.fromEntries(Object.entries(search).filter(([name]) => name !== KEY_NAME));
  const parameters = { ...readParameters(given), ...common };
  const collection = parameters['collection'] ?? '';
  const { imposed } = gate.authorise(key, 'documents:search', [collection]);
  return { collection, parameters, imposed: imposed && readParameters(imposed) };
}

/** A search that fails answers its error in its place and does not stop the others. */
function runListed({ collection, parameters, imposed }: ListedSearch, { collections }: Service): JsonObject {
  try {
    return runSearch(collections.find(collection), { parameters, imposed });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { code: error.status, error: error.message };
  }
}

export function addMultiSearchRoute(app: Hono, service: Service): void {
  app.post('/multi_search', async (context) => {
    const common = readQuery(context);
    const body = await readSearchBody(context, service);
    const listed = readSearches(body);
    if (listed.length > MAX_SEARCHES) throw tooManySearches();
    const searches = listed.map((search) => readSearch(search, context, common, service));
    if (searches.length === 0 && !service.gate.isAdmin(readKey(context)))
      service.gate.authorise(readKey(context), 'documents:search', []);
    const limits = searches.map(({ imposed }) =>
      readUnsigned(imposed ?? {}, 'limit_multi_searches', MAX_SEARCHES),
    );
    const limit = Math.min(readUnsigned(common, 'limit_multi_searches', MAX_SEARCHES), ...limits);
    if (searches.length > limit) throw tooManySearches();
    if (body['union'] === true) return answerJson(context, runUnion(searches, common, service.collections));
    return answerJson(context, { results: searches.map((search) => runListed(search, service)) });
  });
}
