import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch } from './open-search.ts';

let search: OpenSearch;
beforeAll(() => {
  search = openEmptySearch();
});
afterAll(() => search.close());

const create = async (more: object, field: object = {}) =>
  search.request('POST', '/collections', {
    name: 'c',
    fields: [{ name: 'f', type: 'string', ...field }],
    ...more,
  });

test.each([
  [{ type: 'geopoint' }, 'Field `f`: the type `geopoint` is not part of this server.'],
  [{ type: 'image' }, 'Field `f`: the type `image` is not part of this server.'],
  [{ infix: true }, 'Field `f`: the property `infix` is not part of this server.'],
  [{ stem: true }, 'Field `f`: the property `stem` is not part of this server.'],
  [{ locale: 'ja' }, 'Field `f`: the property `locale` is not part of this server.'],
  [{ store: false }, 'Field `f`: the property `store` is not part of this server.'],
  [{ drop: true }, 'Field `f`: the property `drop` is not part of this server.'],
  [{ reference: 'd.id' }, 'Field `f`: the property `reference` is not part of this server.'],
  [{ colour: 'red' }, 'Field `f`: the property `colour` is not part of this server.'],
])('a field with %j is refused when the collection is made', async (field, message) => {
  const { status, body } = await create({}, field);
  expect([status, body.message]).toEqual([400, message]);
  expect((await search.request('GET', '/collections/c')).status).toBe(404);
});

test.each([
  [{ synonym_sets: ['s'] }, 'Property `synonym_sets` is not part of this server.'],
  [{ curation_sets: ['s'] }, 'Property `curation_sets` is not part of this server.'],
  [{ colour: 'red' }, 'Property `colour` is not part of this server.'],
])('a schema with %j is refused', async (more, message) => {
  const { status, body } = await create(more);
  expect([status, body.message]).toEqual([400, message]);
});

test('what a collection answers is a schema again', async () => {
  await create({}, { infix: false, locale: 'en', range_index: true });
  const { body } = await search.request('GET', '/collections/c');
  expect((await search.request('POST', '/collections', { ...body, name: 'd' })).status).toBe(201);
});

test.each([
  ['POST', '/collections/c/documents?colour=red'],
  ['POST', '/collections/c/documents/import?colour=red'],
  ['GET', '/collections/c/documents/export?colour=red'],
  ['DELETE', '/collections/c/documents?filter_by=id:1&colour=red'],
])('%s %s is refused: the parameter would be ignored', async (method, path) => {
  const { status, body } = await search.request(method, path, method === 'POST' ? '{"f":"x"}' : undefined);
  expect([status, body.message]).toEqual([400, 'Parameter `colour` is not part of this server.']);
});

test.each([
  ...['synonym_sets', 'curation_sets', 'default_sorting_field', 'name', 'colour'].map((name) => [
    'PATCH',
    '/collections/c',
    name,
  ]),
  ['POST', '/collections?src_name=c', 'fields'],
  ['POST', '/collections?src_name=c', 'colour'],
])('%s %s refuses what it would ignore: %s', async (method, path, name) => {
  const known = method === 'PATCH' ? { metadata: {} } : { name: 'd' };
  const { status, body } = await search.request(method, path, { ...known, [name]: 'x' });
  expect([status, body.message]).toEqual([400, expect.stringContaining(`Property \`${name}\``)]);
});

test('all documents and some of them are not deleted at once', async () => {
  await search.request('POST', '/collections/c/documents', '{"id":"1","f":"x"}');
  const { status } = await search.request('DELETE', '/collections/c/documents?truncate=true&filter_by=f:y');
  expect(status).toBe(400);
  const documents = await search.request('DELETE', '/collections/c/documents?truncate=true');
  expect(documents.body).toEqual({ num_deleted: 1 });
});

test.each(['include_fields', 'exclude_fields'])('a join in %s is refused by name', async (list) => {
  const query = `q=*&query_by=f&${list}=f,$d(*)`;
  const { status, body } = await search.request('GET', `/collections/c/documents/search?${query}`);
  expect([status, body.message]).toEqual([400, 'Joins such as `$d(*)` are not part of this server.']);
});

test.each([
  ['string', 'a string', 'an array of string'],
  ['int32', 'an int32', 'an array of int32'],
  ['int64', 'an int64', 'an array of int64'],
  ['float', 'a float', 'a array of float'],
  ['bool', 'a bool', 'a array of bool'],
])('a wrong type is told as the service tells it: %s', async (type, one, list) => {
  const fields = [
    { name: 'one', type, optional: true },
    { name: 'list', type: `${type}[]`, optional: true },
  ];
  await search.request('POST', '/collections', { name: type, fields });
  const wrong = type === 'string' ? 1 : 'x';
  const write = async (document: object): Promise<unknown> =>
    (await search.request('POST', `/collections/${type}/documents`, document)).body.message;
  expect(await write({ one: wrong })).toBe(`Field \`one\` must be ${one}.`);
  expect(await write({ list: [wrong] })).toBe(`Field \`list\` must be ${list}.`);
});
