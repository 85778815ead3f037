import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeEach(() => {
  search = openEmptySearch();
});
afterEach(() => search.close());

const title = { name: 'title', type: 'string' };
const create = (body: unknown) => search.request('POST', '/collections', body);

describe('collections', () => {
  test('a schema comes back with what was left out', async () => {
    const { status, body } = await create({ name: 'c', fields: [title] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'c',
      num_documents: 0,
      default_sorting_field: '',
      fields: [{ name: 'title', type: 'string', facet: false, index: true, optional: false, sort: false }],
    });
  });

  test.each([
    [{ fields: [title] }, 400, 'Parameter `name` is required.'],
    [{ name: '', fields: [title] }, 400, 'Parameter `name` must be a non-empty string.'],
    [{ name: 'c' }, 400, 'Parameter `fields` is required.'],
    [{ name: 'c', fields: [title, title] }, 400, 'There are duplicate field names in the schema.'],
    [
      { name: 'c', fields: [{ ...title, facet: 'yes' }] },
      400,
      'The `facet` property of the field `title` should be a boolean.',
    ],
    [
      { name: 'c', fields: [title], default_sorting_field: 'nope' },
      400,
      'Default sorting field is defined as `nope` but is not found in the schema.',
    ],
    [{ name: 'taken', fields: [title] }, 409, 'A collection with name `taken` already exists.'],
  ])('refuses %j', async (body, status, message) => {
    await create({ name: 'taken', fields: [title] });
    const answer = await create(body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('fields are added, filled from stored documents, and dropped', async () => {
    await create({ name: 'c', fields: [title] });
    await search.request('POST', '/collections/c/documents', { id: '1', title: 'T', price: 5 });
    const alter = (field: object) => search.request('PATCH', '/collections/c', { fields: [field] });
    const find = () => search.request('GET', '/collections/c/documents/search?q=*&filter_by=price:5');
    expect((await alter({ name: 'colour', type: 'string' })).body.message).toContain('`optional: true`');
    expect((await alter({ name: 'price', type: 'bool', optional: true })).status).toBe(400);
    expect((await alter({ name: 'price', type: 'int32', optional: true })).status).toBe(200);
    expect((await find()).body.found).toBe(1);
    search.reopen();
    expect((await find()).body.found).toBe(1);
    expect((await alter({ name: 'price', drop: true })).status).toBe(200);
    expect((await find()).status).toBe(400);
  });

  test('a pattern takes fields as they come', async () => {
    await create({ name: 'c', fields: [{ name: '.*', type: 'auto' }] });
    await search.request('POST', '/collections/c/documents', { id: '1', title: 'Golf', price: 5 });
    search.reopen();
    const { body } = await search.request(
      'GET',
      '/collections/c/documents/search?q=golf&query_by=title&filter_by=price:5',
    );
    expect(body.found).toBe(1);
  });

  test('a collection is cloned without its documents, and deleted', async () => {
    await create({ name: 'c', fields: [title] });
    expect((await search.request('POST', '/collections?src_name=c', { name: 'd' })).body.fields).toHaveLength(
      1,
    );
    expect((await search.request('DELETE', '/collections/c')).body.name).toBe('c');
    const again = await search.request('DELETE', '/collections/c');
    expect([again.status, again.body.message]).toEqual([404, 'No collection with name `c` found.']);
    expect((await search.request('GET', '/collections?exclude_fields=fields')).body).toMatchObject([
      { name: 'd' },
    ]);
  });
});

describe('aliases', () => {
  test('a switch of the alias switches searches at once', async () => {
    for (const name of ['one', 'two']) {
      await create({ name, fields: [title] });
      await search.request('POST', `/collections/${name}/documents`, { id: name, title: name });
    }
    const hit = async () =>
      (await search.request('GET', '/collections/live/documents/search?q=*')).body.hits?.[0].document.id;
    await search.request('PUT', '/aliases/live', { collection_name: 'one' });
    expect(await hit()).toBe('one');
    await search.request('PUT', '/aliases/live', { collection_name: 'two' });
    search.reopen();
    expect(await hit()).toBe('two');
    await search.request('DELETE', '/aliases/live');
    expect((await search.request('GET', '/aliases/live')).status).toBe(404);
    expect(await hit()).toBeUndefined();
  });
});

describe('the edges of the service', () => {
  test.each([
    ['GET', '/health', 200, undefined],
    ['PUT', '/health', 404, 'Not Found'],
    ['GET', '/nothing/here', 404, 'Not Found'],
    ['PUT', '/collections/c/overrides/x', 400, '`overrides` are not part of this server.'],
    ['PUT', '/collections/c/synonyms/x', 400, '`synonyms` are not part of this server.'],
    ['PUT', '/stopwords/x', 400, '`stopwords` are not part of this server.'],
    ['GET', '/collections/gone/synonyms', 404, 'Collection not found'],
    ['GET', '/collections?colour=red', 400, 'Parameter `colour` is not part of this server.'],
    [
      'GET',
      `/collections/c/documents/search?q=${'x'.repeat(4100)}`,
      400,
      'Query string exceeds max allowed length of 4000. Use the /multi_search end-point for larger payloads.',
    ],
  ])('%s %s is %i', async (method, path, status, message) => {
    const answer = await search.request(method, path);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('lists of what is not built are empty: clients ask for them before they write', async () => {
    await create({ name: 'lists', fields: [title] });
    const read = async (path: string): Promise<unknown> =>
      (await search.request('GET', path)).body as unknown;
    expect(await read('/collections/lists/synonyms')).toEqual({ synonyms: [] });
    expect(await read('/collections/lists/overrides')).toEqual({ overrides: [] });
    expect(await read('/stopwords')).toEqual({ stopwords: [] });
    expect(await read('/presets')).toEqual({ presets: [] });
    expect((await search.request('GET', '/presets', undefined, { key: 'wrong' })).status).toBe(401);
  });

  test('a slash at the end of a path changes nothing', async () => {
    await create({ name: 'slash', fields: [title] });
    const made = await search.request('POST', '/collections/slash/documents/', { id: '1', title: 'T' });
    expect(made.status).toBe(201);
    expect((await search.request('GET', '/collections/slash/')).body.num_documents).toBe(1);
  });

  test.each(['POST', 'PATCH', 'DELETE'])('a browser may %s from anywhere', async (method) => {
    const asked = {
      origin: 'https://dealer.example',
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,x-typesense-api-key',
    };
    const { headers } = await search.request('OPTIONS', '/collections/c/documents', undefined, {
      key: null,
      headers: asked,
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(headers.get('access-control-allow-headers')).toContain('x-typesense-api-key');
  });

  test('errors carry the CORS header too, or a browser could not read them', async () => {
    const { status, headers } = await search.request('GET', '/collections', undefined, { key: null });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });

  test('multi_search answers an error in its place', async () => {
    const yard = await openYard();
    const { body } = await yard.request('POST', '/multi_search', {
      searches: [
        { collection: 'yard', q: 'golf', query_by: 'title' },
        { collection: 'yard', q: '*', filter_by: 'nope:=1' },
        { collection: 'gone', q: '*' },
      ],
    });
    yard.close();
    expect(body.results).toMatchObject([
      { found: 1 },
      { code: 400 },
      { code: 404, error: 'Collection not found' },
    ]);
  });

  test.each([
    ['{', 400, /^Bad JSON/],
    ['', 400, /^Bad JSON/],
    ['{}', 400, /^Missing `searches` array\.$/],
    ['{"searches":["x"]}', 400, /array of objects/],
    ['{"searches":[],"union":"true"}', 400, /^Parameter `union` must be a boolean\.$/],
    ['{"searches":[],"preset":"x"}', 400, /^Property `preset` is not part of this server\.$/],
    ['{"searches":[{"collection":"c","filter_by":["x"]}]}', 400, /malformed/],
  ])('multi_search of %s is %i', async (body, status, message) => {
    const answer = await search.request('POST', '/multi_search', body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });
});
