import type { Context, Hono } from 'hono';
import { largeBody, smallBody } from '../../body/limits.ts';
import { readBody } from '../../body/read-body.ts';
import { openAnswerPlace, type AnswerPlace } from '../../door/answer-room.ts';
import { type JsonObject, isObject, parseJsonObject } from '../json.ts';
import { limits } from '../limits.ts';
import { Budget } from '../pace/budget.ts';
import { type RawParameters, readParameters, readUnsigned } from '../query/parameters.ts';
import { refuseUnbuilt } from '../refuse-unbuilt.ts';
import { ServiceError, badRequest, forbidden } from '../service-error.ts';
import { answerJson, answerText } from './answer.ts';
import { answerUnion } from './answer-union.ts';
import { KEY_NAME, readKey, readQuery } from './request.ts';
import { type ListedSearch, runInSlices } from './run-in-slices.ts';
import type { Service } from './service.ts';

/** What the body may have. */
const known = new Set(['searches', 'union', KEY_NAME]);

const tooManySearches = (): ServiceError =>
  badRequest('Number of multi searches exceeds `limit_multi_searches` parameter.');

/**
 * The body, read only for a key that there is. Without one it is small: its searches have to bring their own. It takes room
 * until all of them are answered.
 */
async function readSearchBody(context: Context, { gate }: Service, place: AnswerPlace): Promise<JsonObject> {
  const key = readKey(context);
  if (key !== '' && !gate.isKnown(key)) throw forbidden();
  const text = await readBody(context.req.raw, key === '' ? smallBody : largeBody);
  if (key === '' && !text.includes(KEY_NAME)) throw forbidden();
  place.grow(text.length);
  return parseJsonObject(text);
}

function readSearches(body: JsonObject): JsonObject[] {
  const given = body['searches'];
  if (!Array.isArray(given)) throw badRequest('Missing `searches` array.');
  const searches = given.filter(isObject);
  if (searches.length !== given.length)
    throw badRequest('The value of `searches` must be an array of objects.');
  // Each is copied some times before its names are looked at.
  if (searches.some((search) => Object.keys(search).length > limits.parameters))
    throw badRequest(`A search has more than ${limits.parameters} parameters.`);
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

/** A search that fails answers its error in its place and does not stop the others, unless there is no room for any. */
async function runListed(search: ListedSearch, service: Service, budget: Budget): Promise<string> {
  try {
    const text = JSON.stringify(await runInSlices(search, service, budget));
    budget.take(text.length);
    return text;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status === 503) throw error;
    return JSON.stringify({ code: error.status, error: error.message });
  }
}

export function addMultiSearchRoute(app: Hono, service: Service): void {
  app.post('/multi_search', async (context) => {
    const common = readQuery(context);
    const place = openAnswerPlace(context);
    const body = await readSearchBody(context, service, place);
    refuseUnbuilt(body, known, {}, (name) => `Property \`${name}\``);
    if (body['union'] !== undefined && typeof body['union'] !== 'boolean')
      throw badRequest('Parameter `union` must be a boolean.');
    const listed = readSearches(body);
    if (listed.length > limits.searches) throw tooManySearches();
    const searches = listed.map((search) => readSearch(search, context, common, service));
    if (searches.length === 0 && !service.gate.isAdmin(readKey(context)))
      service.gate.authorise(readKey(context), 'documents:search', []);
    const imposedLimits = searches.map(({ imposed }) =>
      readUnsigned(imposed ?? {}, 'limit_multi_searches', limits.searches),
    );
    const limit = Math.min(readUnsigned(common, 'limit_multi_searches', limits.searches), ...imposedLimits);
    if (searches.length > limit) throw tooManySearches();
    const budget = new Budget(place);
    if (body['union'] === true)
      return answerJson(
        context,
        await answerUnion(searches, common, (search) => runInSlices(search, service, budget)),
      );
    const results: string[] = [];
    for (const search of searches) results.push(await runListed(search, service, budget));
    return answerText(context, `{"results":[${results.join(',')}]}`);
  });
}
