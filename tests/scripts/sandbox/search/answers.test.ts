import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeAll(async () => {
  search = await openYard();
});
afterAll(() => search.close());

const everything = { q: '*', query_by: 'title' };

describe('paging', () => {
  test.each([
    ['second page', { page: 2, per_page: 3 }, 'g f e'],
    ['page 0 is page 1', { page: 0, per_page: 2 }, 'j i'],
    ['last page is short', { page: 4, per_page: 3 }, 'a'],
    ['beyond the end', { page: 9 }, ''],
    ['offset and limit', { offset: 2, limit: 2 }, 'h g'],
    ['page wins over offset', { offset: 2, page: 2, per_page: 2 }, 'h g'],
    ['no hits wanted', { per_page: 0 }, ''],
    ['not a number', { page: 'x' }, '400 Parameter `page` must be an unsigned integer.'],
    ['too many', { per_page: 251 }, '422 Only upto 250 hits can be fetched per page.'],
  ])('%s: %j', async (_name, parameters, expected) => {
    expect(await search.ids(parameters)).toBe(expected);
  });
});

describe('fields', () => {
  test.each([
    [{ include_fields: 'id,price' }, { id: 'j', price: 47_000 }],
    [{ include_fields: 'id,cert*' }, { id: 'j', certified: false }],
    [{ include_fields: 'id,make', exclude_fields: 'make' }, { id: 'j' }],
  ])('%j', async (parameters, expected) => {
    const { body } = await search.search({ ...everything, per_page: 1, ...parameters });
    expect(body.hits[0].document).toEqual(expected);
  });
});

describe('grouping', () => {
  test('answers groups in the order of their best hits', async () => {
    const { body } = await search.search({ ...everything, group_by: 'body', group_limit: 1, per_page: 2 });
    expect(body).toMatchObject({ found: 5, found_docs: 10 });
    expect(
      body.grouped_hits.map((group: { group_key: string[]; found: number }) => [
        group.group_key,
        group.found,
      ]),
    ).toEqual([
      [['Hatch'], 3],
      [['Ute'], 2],
    ]);
  });
  test.each([
    [{ group_by: 'title' }, 'Group by field `title` should be a facet field.'],
    [{ group_by: 'make', group_limit: 100 }, 'Value of `group_limit` must be between 1 and 99.'],
  ])('refuses %j', async (parameters, message) => {
    expect((await search.search({ ...everything, ...parameters })).body.message).toBe(message);
  });
});

describe('highlighting', () => {
  const highlight = async (parameters: Record<string, unknown>) =>
    (await search.search({ query_by: 'title,extras', per_page: 1, ...parameters })).body.hits[0];

  test.each([
    [
      'beginning',
      { q: 'merc' },
      { title: { matched_tokens: ['Merc'], snippet: '2020 <mark>Merc</mark>edes-Benz C 200' } },
    ],
    [
      'typo',
      { q: 'carnivel' },
      { title: { matched_tokens: ['Carnival'], snippet: '2022 Kia <mark>Carnival</mark>' } },
    ],
    [
      'own tags',
      { q: 'golf', highlight_start_tag: '[', highlight_end_tag: ']' },
      { title: { matched_tokens: ['Golf'], snippet: '2025 Volkswagen [Golf]' } },
    ],
    [
      'whole value',
      { q: 'golf', highlight_full_fields: 'title' },
      {
        title: {
          matched_tokens: ['Golf'],
          snippet: '2025 Volkswagen <mark>Golf</mark>',
          value: '2025 Volkswagen <mark>Golf</mark>',
        },
      },
    ],
    [
      'array',
      { q: 'steel' },
      { extras: [{ matched_tokens: ['steel'], snippet: 'Bull bar, <mark>steel</mark>' }] },
    ],
    ['none', { q: 'golf', highlight_fields: 'none' }, {}],
    ['left out field', { q: 'golf', include_fields: 'id' }, {}],
  ])('%s: %j', async (_name, parameters, expected) => {
    expect((await highlight(parameters)).highlight).toEqual(expected);
  });

  test('the older list can be switched off', async () => {
    expect(await highlight({ q: 'golf', enable_highlight_v1: false })).not.toHaveProperty('highlights');
    expect((await highlight({ q: 'golf' })).highlights).toEqual([
      { field: 'title', matched_tokens: ['Golf'], snippet: '2025 Volkswagen <mark>Golf</mark>' },
    ]);
  });
});
