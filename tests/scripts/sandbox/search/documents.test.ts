import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch } from './open-search.ts';

let search: OpenSearch;
beforeEach(async () => {
  search = openEmptySearch();
  await search.request('POST', '/collections', {
    name: 'notes',
    default_sorting_field: 'n',
    fields: [
      { name: 'title', type: 'string' },
      { name: 'n', type: 'int32' },
      { name: 'price', type: 'float', optional: true },
      { name: 'tags', type: 'string[]', optional: true },
    ],
  });
  await search.request('POST', '/collections/notes/documents', { id: 'x', title: 'One', n: 1, price: 2.5 });
});
afterEach(() => search.close());

const path = '/collections/notes/documents';

describe('one document', () => {
  test.each([
    [
      'create of a known id',
      `${path}`,
      { id: 'x', title: 'T', n: 1 },
      409,
      'A document with id x already exists.',
    ],
    [
      'update of an unknown id',
      `${path}?action=update`,
      { id: 'q' },
      404,
      'Could not find a document with id: q',
    ],
    [
      'update without id',
      `${path}?action=update`,
      { n: 1 },
      400,
      'For update, the `id` key must be provided.',
    ],
    ['wrong type', path, { title: 'T', n: 'many' }, 400, 'Field `n` must be an int32.'],
    ['number as text', path, { title: 'T', n: '7' }, 400, 'Field `n` must be an int32.'],
    ['too large', path, { title: 'T', n: 2 ** 31 }, 400, 'Field `n` must be an int32.'],
    ['list where text belongs', path, { title: ['T'], n: 1 }, 400, 'Field `title` must be a string.'],
    [
      'text where a list belongs',
      path,
      { title: 'T', n: 1, tags: 'a' },
      400,
      'Field `tags` must be an array.',
    ],
    [
      'missing field',
      path,
      { n: 1 },
      400,
      'Field `title` has been declared in the schema, but is not found in the document.',
    ],
    [
      'missing sorting field',
      path,
      { title: 'T' },
      400,
      'Field `n` has been declared as a default sorting field, but is not found in the document.',
    ],
    ['id is a number', path, { id: 5, title: 'T', n: 1 }, 400, "Document's `id` field should be a string."],
    [
      'unknown action',
      `${path}?action=replace`,
      { title: 'T', n: 1 },
      400,
      'Parameter `action` must be a create|update|upsert.',
    ],
    ['unknown collection', '/collections/nope/documents', { id: '1' }, 404, 'Collection not found'],
  ])('refuses %s', async (_name, target, body, status, message) => {
    const answer = await search.request('POST', target, body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  test('update and emplace merge, upsert replaces, null removes', async () => {
    const stored = async (action: string, changes: object) =>
      (await search.request('POST', `${path}?action=${action}`, { id: 'x', ...changes })).body;
    expect(await stored('update', { n: 2 })).toEqual({ id: 'x', title: 'One', n: 2, price: 2.5 });
    expect(await stored('emplace', { price: null })).toEqual({ id: 'x', title: 'One', n: 2 });
    expect(await stored('upsert', { title: 'New', n: 3 })).toEqual({ id: 'x', title: 'New', n: 3 });
  });

  test('what is written is found at once, what is deleted never', async () => {
    const found = async (filter: string) =>
      (await search.request('GET', `${path}/search?q=*&filter_by=${encodeURIComponent(filter)}`)).body.found;
    expect(await found('title:=One')).toBe(1);
    await search.request('PATCH', `${path}/x`, { title: 'Two' });
    expect([await found('title:=One'), await found('title:=Two')]).toEqual([0, 1]);
    await search.request('DELETE', `${path}/x`);
    expect(await found('title:=Two')).toBe(0);
    expect((await search.request('GET', `${path}/x`)).status).toBe(404);
  });

  test('a document without id takes its number in the collection', async () => {
    const answer = await search.request('POST', path, { title: 'T', n: 1 });
    expect(answer.body.id).toBe('1');
  });

  test('an id may hold anything', async () => {
    const id = 'a/b 1é?';
    await search.request('POST', path, { id, title: 'T', n: 1 });
    expect((await search.request('GET', `${path}/${encodeURIComponent(id)}`)).body.id).toBe(id);
  });
});

describe('many documents', () => {
  const lines = (...documents: unknown[]) => documents.map((document) => JSON.stringify(document)).join('\n');
  const results = (text: string) => text.split('\n').map((line) => JSON.parse(line));

  test('import answers each line and stores the good ones', async () => {
    const { status, text } = await search.request(
      'POST',
      `${path}/import?action=create`,
      `${lines({ id: 'a', title: 'A', n: 1 }, { id: 'x', title: 'X', n: 1 })}\n\n{bad\n[1]\n${lines({ id: 'b', title: 'B', n: 2 })}`,
    );
    expect(status).toBe(200);
    expect(results(text).map(({ success, code }) => code ?? success)).toEqual([true, 409, 400, 400, true]);
    expect((await search.request('GET', '/collections/notes')).body.num_documents).toBe(3);
  });

  test.each([
    ['reject', { n: '2' }, 'Field `n` must be an int32.'],
    ['coerce_or_reject', { n: '2', title: 5 }, { n: 2, title: '5' }],
    ['coerce_or_reject', { n: '2', title: 5, price: 'x' }, 'Field `price` must be a float.'],
    ['coerce_or_drop', { n: '2', title: 'T', price: 'x' }, { n: 2, title: 'T' }],
    ['drop', { n: 2, title: 'T', price: '1' }, { n: 2, title: 'T' }],
    ['drop', { n: '2', title: 'T' }, 'Field `n` must be an int32.'],
  ])('dirty_values=%s of %j', async (dirty, document, expected) => {
    const { text } = await search.request(
      'POST',
      `${path}/import?dirty_values=${dirty}&return_doc=true`,
      lines({ id: 'd', title: 'T', ...document }),
    );
    const [result] = results(text);
    if (typeof expected === 'string') expect(result.error).toBe(expected);
    else expect(result.document).toEqual({ id: 'd', ...expected });
  });

  test('export gives lines in order of insertion, filtered and cut to fields', async () => {
    await search.request(
      'POST',
      `${path}/import`,
      lines({ id: 'b', title: 'B', n: 9 }, { id: 'a', title: 'A', n: 5 }),
    );
    const { text, headers } = await search.request('GET', `${path}/export?filter_by=n:>2&include_fields=id`);
    expect(text).toBe('{"id":"b"}\n{"id":"a"}');
    expect(headers.get('content-type')).toContain('text/plain');
  });

  test('update and delete by filter', async () => {
    await search.request(
      'POST',
      `${path}/import`,
      lines({ id: 'b', title: 'B', n: 9 }, { id: 'a', title: 'A', n: 5 }),
    );
    expect((await search.request('PATCH', `${path}?filter_by=n:>2`, { price: 1 })).body).toEqual({
      num_updated: 2,
    });
    expect((await search.request('DELETE', `${path}?filter_by=price:1`)).body).toEqual({ num_deleted: 2 });
    expect((await search.request('DELETE', path)).body.message).toBe(
      'Parameter `filter_by` must be provided.',
    );
  });

  test('an update by filter that fails for one document changes none', async () => {
    const answer = await search.request('PATCH', `${path}?filter_by=n:>0`, { n: 'x' });
    expect(answer.status).toBe(400);
    expect((await search.request('GET', `${path}/x`)).body.n).toBe(1);
  });
});
