import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch } from './open-search.ts';

let search: OpenSearch;
const shops = [
  {
    id: 'a',
    name: 'North',
    address: { city: 'Cairns', geo: { level: 3 }, tags: ['new', 'large'] },
    models: [
      { make: 'Toyota', price: 10, ok: true },
      { make: 'Kia', price: 30 },
    ],
  },
  {
    id: 'b',
    name: 'South',
    address: { city: 'Hobart', geo: { level: 5 } },
    models: [{ make: 'Ford', price: 20 }],
  },
  { id: 'c', name: 'West' },
];

const find = async (collection: string, parameters: Record<string, unknown>) => {
  const searches = [{ collection, q: '*', ...parameters }];
  return (await search.request('POST', '/multi_search', { searches })).body.results[0];
};
const ids = async (collection: string, parameters: Record<string, unknown>): Promise<string> => {
  const { error, hits } = await find(collection, parameters);
  return error ?? hits.map(({ document }: { document: { id: string } }) => document.id).join(' ');
};

beforeAll(async () => {
  search = openEmptySearch();
  const make = async (name: string, fields: object[]): Promise<void> => {
    await search.request('POST', '/collections', { name, enable_nested_fields: true, fields });
    const lines = shops.map((shop) => JSON.stringify(shop)).join('\n');
    const { text } = await search.request('POST', `/collections/${name}/documents/import`, lines);
    expect(text).not.toContain('false');
  };
  await make('objects', [
    { name: 'name', type: 'string' },
    { name: 'address', type: 'object', facet: true, optional: true },
    { name: 'models', type: 'object[]', facet: true, optional: true },
  ]);
  await make('everything', [{ name: '.*', type: 'auto', facet: true }]);
  await make('by name', [
    { name: 'name', type: 'string' },
    { name: 'address.city', type: 'string', facet: true, optional: true },
    { name: 'address.geo.level', type: 'int32', facet: true, optional: true },
    { name: 'address.tags', type: 'string[]', facet: true, optional: true },
    { name: 'models.make', type: 'string[]', facet: true, optional: true },
    { name: 'models.price', type: 'int32[]', facet: true, optional: true },
  ]);
});
afterAll(() => search.close());

describe.each(['objects', 'everything', 'by name'])('fields inside of objects: %s', (collection) => {
  test.each([
    ['text', { filter_by: 'address.city:=Cairns' }, 'a'],
    ['deeper numbers', { filter_by: 'address.geo.level:>3' }, 'b'],
    ['lists', { filter_by: 'address.tags:=large' }, 'a'],
    ['lists of objects', { filter_by: 'models.make:=Kia' }, 'a'],
    ['numbers in lists of objects', { filter_by: 'models.price:[15..25]' }, 'b'],
    ['query', { q: 'hobart', query_by: 'address.city' }, 'b'],
    ['order', { filter_by: 'address.geo.level:>0', sort_by: 'address.geo.level:desc' }, 'b a'],
  ])('%s: %j', async (_name, parameters, expected) => {
    expect(await ids(collection, parameters)).toBe(expected);
    search.reopen();
    expect(await ids(collection, parameters)).toBe(expected);
  });

  test('are facets', async () => {
    const { facet_counts: counts } = await find(collection, { facet_by: 'models.make' });
    const values = counts[0].counts.map(({ value }: { value: string }) => value);
    expect(values.toSorted()).toEqual(['Ford', 'Kia', 'Toyota']);
  });

  test('are marked where they stand', async () => {
    const { hits } = await find(collection, {
      q: 'kia',
      query_by: 'models.make',
      highlight_full_fields: 'models.make',
    });
    expect(hits[0].highlight).toMatchObject({
      models: [
        { make: { matched_tokens: [] } },
        { make: { matched_tokens: ['Kia'], value: '<mark>Kia</mark>' } },
      ],
    });
  });

  test('are chosen and left out', async () => {
    const filter_by = 'id:=a';
    const chosen = await find(collection, { filter_by, include_fields: 'models.make,address.geo' });
    expect(chosen.hits[0].document).toEqual({
      address: { geo: { level: 3 } },
      models: [{ make: 'Toyota' }, { make: 'Kia' }],
    });
    const rest = await find(collection, {
      filter_by,
      include_fields: 'models',
      exclude_fields: 'models.price',
    });
    expect(rest.hits[0].document).toEqual({ models: [{ make: 'Toyota', ok: true }, { make: 'Kia' }] });
  });
});

test('an object is searched in all texts inside of it', async () => {
  expect(await ids('objects', { q: 'kia', query_by: 'models' })).toBe('a');
  expect(await ids('objects', { q: 'hobart', query_by: 'addr*' })).toBe('b');
});

test('a value of another type inside of an object is refused', async () => {
  const write = async (collection: string, document: object) => {
    const answer = await search.request('POST', `/collections/${collection}/documents`, {
      name: 'N',
      ...document,
    });
    return `${answer.status} ${answer.body.message}`;
  };
  const wrong = '400 Field `address.city` has an incorrect type.';
  expect(await write('by name', { address: { city: 5 } })).toBe(wrong);
  expect(await write('objects', { address: { city: 5 } })).toBe(wrong);
  expect(await write('objects', { address: 'Cairns' })).toBe('400 Field `address` has an incorrect type.');
  expect(await write('by name', { address: [{ city: 'X' }] })).toBe(
    `${wrong} Hint: field inside an array of objects must be an array type as well.`,
  );
});

test('an object is added to a collection and dropped with what is inside of it', async () => {
  await search.request('POST', '/collections', {
    name: 'later',
    enable_nested_fields: true,
    fields: [{ name: 'name', type: 'string' }],
  });
  await search.request('POST', '/collections/later/documents', shops[1]);
  const change = (field: object) => search.request('PATCH', '/collections/later', { fields: [field] });
  await change({ name: 'address', type: 'object', optional: true });
  expect(await ids('later', { filter_by: 'address.city:=Hobart' })).toBe('b');
  await change({ name: 'address', drop: true });
  expect(await ids('later', { filter_by: 'address.city:=Hobart' })).toContain(
    'Could not find a filter field',
  );
  await search.request('POST', '/collections', { name: 'flat', fields: [{ name: 'name', type: 'string' }] });
  const answer = await search.request('PATCH', '/collections/flat', {
    fields: [{ name: 'address', type: 'object' }],
  });
  expect(answer.status).toBe(400);
});

test('a field of texts or lists of them takes what comes', async () => {
  await search.request('POST', '/collections', {
    name: 'texts',
    fields: [{ name: 'tag', type: 'string*', facet: true }],
  });
  await search.request('POST', '/collections/texts/documents', { id: '1', tag: ['red', 'blue'] });
  expect(await ids('texts', { filter_by: 'tag:=blue' })).toBe('1');
});
