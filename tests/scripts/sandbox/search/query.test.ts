import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeAll(async () => {
  search = await openYard();
});
afterAll(() => search.close());

const all = 'j i h g f e d c b a';

describe('q', () => {
  test.each([
    ['word', 'toyota', {}, 'h b a'],
    ['two words in any order', 'hilux toyota', {}, 'b'],
    ['beginning', 'toy', {}, 'h b a'],
    ['beginning of the last word only', 'toy hilux', {}, 'b'],
    ['beginning switched off', 'toy', { prefix: false }, ''],
    ['one typo', 'toyta', {}, 'h b a'],
    ['two typos in a long word', 'volksvagon', {}, 'j'],
    ['swapped neighbours', 'landcrusier', {}, 'h'],
    ['short words take no typo', 'kai', {}, ''],
    ['no typos wanted', 'toyta', { num_typos: 0 }, ''],
    ['typos from six letters', 'toyta', { min_len_1typo: 6 }, ''],
    ['hyphen as blank', 'cx 5', {}, 'c'],
    ['hyphen left out', 'cx5', {}, 'c'],
    ['second half of a hyphenated word', 'benz', {}, ''],
    ['halves of a hyphenated word', 'mercedes benz', {}, 'e'],
    ['one word as two', 'land cruiser', {}, 'h'],
    ['two words as one', 'toyotahilux', {}, 'b'],
    ['blanks never joined', 'land cruiser', { split_join_tokens: 'off' }, ''],
    ['accents', 'ete', { query_by: 'badge' }, 'f'],
    ['unknown word is dropped', 'hilux zzzzz', {}, 'b'],
    ['unknown first word is dropped', 'zzzzz hilux', {}, 'b'],
    ['nothing dropped', 'hilux zzzzz', { drop_tokens_threshold: 0 }, ''],
    ['dropping counts what the filter leaves', 'toyota hilux', { filter_by: 'body:=SUV' }, 'h'],
    ['phrase', '"maxx sport"', { query_by: 'title,badge' }, 'c'],
    ['phrase in the wrong order', '"sport maxx"', { query_by: 'title,badge' }, ''],
    ['exclusion', 'toyota -hilux', {}, 'h a'],
    ['only an exclusion', '-toyota', {}, 'j i g f e d c'],
    ['a picture that no vehicle has', '🚗', {}, ''],
    ['no typos, however few are found', 'toyta', { typo_tokens_threshold: 0 }, ''],
    ['everything that may be meant', 'golf', { exhaustive_search: true, drop_tokens_threshold: 0 }, 'j'],
    ['only a symbol', '&', {}, all],
    ['nothing', '', {}, all],
    ['whole value before a part', 'sport', { query_by: 'badge,title', sort_by: '' }, 'c'],
    ['number is a model before a year', '2008', { query_by: 'model,title' }, 'f'],
    ['numeric typos off', '2081', { enable_typos_for_numerical_tokens: false }, ''],
  ])('%s: %s', async (_name, q, more, expected) => {
    expect(await search.ids({ q, query_by: 'title,make,model', ...more })).toBe(expected);
  });

  test.each([
    [{ query_by: 'nope' }, '404 Could not find a field named `nope` in the schema.'],
    [{ query_by: 'secret' }, '400 Field `secret` is marked as a non-indexed field in the schema.'],
    [{ query_by: 'price' }, '400 Field `price` should be a string or a string array.'],
    [{ query_by: '' }, '400 No search fields specified for the query.'],
    [
      { prefix: 'true,false', query_by: 'title,make,model' },
      '400 Number of prefix values in `prefix` does not match number of `query_by` fields.',
    ],
    [
      { query_by_weights: '1,2' },
      '400 Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    ],
    [{ vector_query: 'x:([1])' }, '400 Parameter `vector_query` is not part of this server.'],
    [{ colour: 'red' }, '400 Parameter `colour` is not part of this server.'],
    [{ infix: 'always' }, '400 Parameter `infix` is not part of this server.'],
    [{ curation_sets: 'x' }, '400 Parameter `curation_sets` is not part of this server.'],
    [
      { pinned_hits: 'a:1', filter_curated_hits: true, group_by: 'make' },
      '400 Parameter `pinned_hits` together with `group_by` is not part of this server.',
    ],
    [{ pinned_hits: 'a:1' }, '400 Parameter `pinned_hits` is not part of this server.'],
  ])('refuses %j', async (parameters, expected) => {
    expect(await search.ids({ q: 'toyota', ...parameters })).toBe(expected);
  });
});

test('what cannot change an answer is taken', async () => {
  const harmless = { use_cache: true, cache_ttl: 60, enable_analytics: false, 'x-typesense-user-id': 'u' };
  const off = { infix: 'off', conversation: false, vector_query: '', enable_synonyms: true };
  const { body } = await search.search({ q: 'golf', query_by: 'title', ...harmless, ...off });
  expect(body.found).toBe(1);
});

describe('a union', () => {
  const ask = async (...searches: object[]) => {
    const all = searches.map((one) => ({ collection: 'yard', q: '*', query_by: 'title', ...one }));
    return (await search.request('POST', '/multi_search', { union: true, searches: all })).body;
  };

  test('of one search is that search', async () => {
    expect((await ask({ filter_by: 'make:=Toyota' })).found).toBe(3);
  });

  test.each([
    ['groups', [{ group_by: 'make' }], '`group_by` in a union is not part of this server.'],
    ['several searches', [{}, {}], 'A union of several searches is not part of this server.'],
  ])('of %s is refused', async (_, searches, message) => {
    expect(await ask(...searches)).toEqual({ message });
  });
});
