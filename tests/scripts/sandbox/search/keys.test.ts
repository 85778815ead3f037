import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, type OpenSearch, openYard, scope } from './open-search.ts';

let search: OpenSearch;
let searchKey: string;
let leadKey: string;

beforeAll(async () => {
  search = await openYard();
  await search.request('POST', '/collections', {
    name: 'leads',
    fields: [{ name: 'kind', type: 'string' }],
  });
  searchKey = await search.createKey(['documents:search'], ['yard']);
  leadKey = await search.createKey(['documents:create'], ['leads']);
});
afterAll(() => search.close());

const lead = { id: 'l1', kind: 'enquiry' };
const found = '/collections/yard/documents/search?q=*';

describe('a search-only key', () => {
  test.each([
    ['GET', found, undefined, 200],
    ['GET', '/collections/leads/documents/search?q=*', undefined, 401],
    ['GET', '/collections/yard/documents/a', undefined, 401],
    ['GET', '/collections/yard/documents/export', undefined, 401],
    ['GET', '/collections/yard', undefined, 401],
    ['GET', '/keys', undefined, 401],
    ['GET', '/aliases', undefined, 401],
    ['POST', '/collections/yard/documents', { id: 'z' }, 401],
    ['DELETE', '/collections/yard/documents/a', undefined, 401],
    ['POST', '/multi_search', { searches: [{ collection: 'yard', q: '*' }] }, 200],
    [
      'POST',
      '/multi_search',
      {
        searches: [
          { collection: 'yard', q: '*' },
          { collection: 'leads', q: '*' },
        ],
      },
      401,
    ],
  ])('%s %s %j is %i', async (method, path, body, status) => {
    expect((await search.request(method, path, body, { key: searchKey })).status).toBe(status);
  });
});

describe('a create-only key (leads)', () => {
  const path = '/collections/leads/documents';

  test('creates, and answers 409 for what is already stored', async () => {
    const asked = { key: null, headers: { 'content-type': 'text/plain' } };
    const target = `${path}?x-typesense-api-key=${leadKey}`;
    expect((await search.request('POST', target, lead, asked)).status).toBe(201);
    expect((await search.request('POST', target, lead, asked)).status).toBe(409);
  });

  test.each([
    ['POST', `${path}?action=upsert`],
    ['POST', `${path}?action=update`],
    ['POST', `${path}?action=emplace`],
    ['POST', `${path}/import`],
    ['PATCH', `${path}/l1`],
    ['DELETE', `${path}/l1`],
    ['GET', `${path}/l1`],
    ['GET', `${path}/search?q=*`],
    ['DELETE', '/collections/leads'],
    ['POST', '/collections/yard/documents'],
  ])('%s %s is refused', async (method, target) => {
    const body = method === 'GET' ? undefined : lead;
    expect((await search.request(method, target, body, { key: leadKey })).status).toBe(401);
  });
});

describe('keys', () => {
  test('no key, a wrong key, an expired key, a deleted key', async () => {
    const expired = await search.createKey(['*'], ['*'], { expires_at: 1_000_000_000 });
    const made = await search.request('POST', '/keys', {
      description: '',
      actions: ['*'],
      collections: ['*'],
    });
    await search.request('DELETE', `/keys/${made.body.id}`);
    for (const key of [null, 'wrong', expired, made.body.value]) {
      const answer = await search.request('GET', '/collections', undefined, { key });
      expect([answer.status, answer.body.message]).toEqual([
        401,
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      ]);
    }
  });

  test('collections are patterns over the whole name', async () => {
    const key = await search.createKey(['documents:search'], ['ya.*']);
    expect((await search.request('GET', found, undefined, { key })).status).toBe(200);
    const short = await search.createKey(['documents:search'], ['yar']);
    expect((await search.request('GET', found, undefined, { key: short })).status).toBe(401);
  });

  test.each([
    'ya(',
    '(.)\\1',
    '(?!other).*',
    'y.'.repeat(251),
    '(a?){1000}a{1000}',
    '(?:(?:a{0,30}){0,30}){0,30}',
  ])('the pattern %s is refused: it is none of RE2, or too long', async (pattern) => {
    const { status, body } = await search.request('POST', '/keys', {
      ...{ description: 'k', actions: ['documents:search'], collections: [pattern] },
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining(`The pattern \`${pattern}\``)]);
  });

  test.each([
    '*',
    '.*',
    'ya[a-z]{2}',
    '(?:yard|other)',
    'y.*r.*',
    'yard',
    'yard(_t\\d+)?',
    '(yard|other)(_t\\d+)?',
    'a.*|b.*|c.*|d.*|y.*',
    '[a-z]{1}[a-z]{1}[a-z]{1}[a-z]{1}',
    '(y+)+a?r*d',
    '(?:ya){1,9}rd',
    String.raw`\w+`,
  ])('the pattern %s names a collection', async (pattern) => {
    const key = await search.createKey(['documents:search'], [pattern]);
    expect((await search.request('GET', found, undefined, { key })).status).toBe(200);
  });

  test.each([
    '(a+)+',
    '(a|a)*b',
    `(${'|'.repeat(150)})`.repeat(3) + 'b',
    'a?'.repeat(120) + 'a'.repeat(120),
    '.*'.repeat(200) + 'b',
  ])('the pattern %s keeps no name waiting', async (pattern) => {
    const key = await search.createKey(['documents:search'], [pattern]);
    const before = process.cpuUsage();
    const path = `/collections/${'a'.repeat(256)}/documents/search?q=*`;
    expect((await search.request('GET', path, undefined, { key })).status).not.toBe(200);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(200);
  });

  test('a key has any number of names, and few patterns', async () => {
    const names = Array.from({ length: 3_000 }, (_, number) => `yard-${number}`);
    const make = (collections: string[]) =>
      search.request('POST', '/keys', { description: 'k', actions: ['documents:search'], collections });
    const { body } = await make([...names, 'yard']);
    expect((await search.request('GET', found, undefined, { key: String(body.value) })).status).toBe(200);
    const expressions = names.slice(0, 21).map((name) => `${name}.*`);
    expect((await make(expressions.slice(1))).status).toBe(201);
    expect(await make(expressions)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('The pattern `yard-20.*`') as unknown },
    });
  });

  test('a value is shown once', async () => {
    const { body } = await search.request('POST', '/keys', {
      description: 'k',
      actions: ['*'],
      collections: ['*'],
    });
    const later = await search.request('GET', `/keys/${body.id}`);
    expect(later.body).not.toHaveProperty('value');
    expect(later.body.value_prefix).toBe(body.value.slice(0, 4));
  });

  test('keys outlive a restart', async () => {
    search.reopen();
    expect((await search.request('GET', found, undefined, { key: searchKey })).status).toBe(200);
  });
});

describe('a scoped key', () => {
  const embedded = { filter_by: 'body:=`SUV`' };
  const ask = (parameters: Record<string, unknown>, scoped: Parameters<typeof scope>[1] = embedded) =>
    search.search({ q: '*', query_by: 'title', ...parameters }, { key: scope(searchKey, scoped) });

  test.each([
    ['alone', '', 3],
    ['with an own filter', 'make:=Mazda', 1],
    ['asking for something else', 'body:=Ute', 0],
    ['with ||', 'make:=Mazda || make:=Toyota', 2],
  ])('%s', async (_name, filter, expected) => {
    expect((await ask({ filter_by: filter })).body.found).toBe(expected);
  });

  test.each([
    'make:=Kia) || (id:!=0',
    'price:>=0) || make:=`x',
    'price:>=0 || make:=`x',
    'price:>=0 || make:=[x',
    '(make:=Kia',
    'make:=Kia)',
    ') || (price:>0',
    'id:* || price:>0',
    '`',
  ])('%s does not escape', async (filter) => {
    const { status, body } = await ask({ filter_by: filter });
    if (status === 200) for (const { document } of body.hits) expect(document.body).toBe('SUV');
    else expect(status).toBe(400);
  });

  test('parameters of the key win, in multi_search and against the URL', async () => {
    const key = scope(searchKey, { per_page: 1, filter_by: 'body:=SUV', limit_multi_searches: 1 });
    const one = { collection: 'yard', q: '*', filter_by: 'price:>0', per_page: 50 };
    const answer = await search.request(
      'POST',
      '/multi_search?filter_by=make:=Kia',
      { searches: [one] },
      { key },
    );
    expect(answer.body.results[0]).toMatchObject({ found: 0 });
    const two = await search.request('POST', '/multi_search', { searches: [one, one] }, { key });
    expect(two.body.message).toBe('Number of multi searches exceeds `limit_multi_searches` parameter.');
  });

  test('hidden fields stay hidden in documents, highlights, facets and groups', async () => {
    const hidden = { exclude_fields: 'price,make' };
    const { body } = await ask({ include_fields: 'id,price,make', q: 'mazda', query_by: 'make' }, hidden);
    expect(body.hits[0].document).toEqual({ id: 'd' });
    expect(body.hits[0].highlight).toEqual({});
    expect((await ask({ facet_by: 'price' }, hidden)).status).toBe(400);
    expect((await ask({ group_by: 'price' }, hidden)).status).toBe(400);
  });

  test('what a key hides is sorted by as little as what there is not', async () => {
    const order = async (field: string, hidden: Record<string, string>) => {
      const { status, body } = await ask({ sort_by: `${field}:asc` }, hidden);
      return [status, String(body.message).replaceAll(field, 'x')];
    };
    const unknown = await order('nothing', {});
    expect(unknown[0]).toBe(404);
    expect(await order('price', { exclude_fields: 'price' })).toEqual(unknown);
    expect(await order('price', { exclude_fields: 'pri*' })).toEqual(unknown);
    expect((await order('price', { exclude_fields: 'make' }))[0]).toBe(200);
  });

  test('only a pin that passes the filter comes through', async () => {
    const curated = { ...embedded, filter_curated_hits: true };
    const first = async (id: string) => (await ask({ pinned_hits: `${id}:1` }, curated)).body;
    expect((await first('c')).hits[0].document.id).toBe('c');
    expect((await first('a')).found).toBe(3);
    expect((await first('a')).hits[0].document.id).toBe('h');
  });

  test.each([
    ['an admin parent', () => scope(ADMIN, embedded)],
    ['a lead parent', () => scope(leadKey, embedded)],
    ['an expired one', () => scope(searchKey, { ...embedded, expires_at: 1_000_000_000 })],
    ['another signature', () => scope('unknown-parent', embedded)],
    [
      'changed parameters',
      () =>
        Buffer.from(
          Buffer.from(scope(searchKey, embedded), 'base64').toString().replace('SUV', 'Ute'),
        ).toString('base64'),
    ],
  ])('with %s is refused', async (_name, make) => {
    expect((await search.request('GET', found, undefined, { key: make() })).status).toBe(401);
  });
});
