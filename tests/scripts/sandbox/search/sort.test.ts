import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeAll(async () => {
  search = await openYard();
});
afterAll(() => search.close());

describe('sort_by', () => {
  test.each([
    ['default sorting field, then newest', '', 'j i h g f e d c b a'],
    ['up; no price comes last', 'price:asc', 'a d c j i g b e h f'],
    ['down; no price comes last', 'price:desc', 'h e b j i g c d a f'],
    ['no price first', 'price(missing_values: first):asc', 'f a d c j i g b e h'],
    ['two keys', 'price:desc,added:asc', 'h e b g i j c d a f'],
    ['blanks', ' price : asc , added : asc ', 'a d c g i j b e h f'],
    ['text', 'model:asc', 'f d e g a c j b h i'],
    ['bool', 'certified:desc', 'h g e c a j i f d b'],
    ['by a filter', '_eval(make:=Kia || make:=Ford):desc,price:asc', 'i g a d c j b e h f'],
    [
      'two filters',
      '_eval(make:=Kia):desc,_eval(make:=Ford):desc',
      '400 Only one sorting eval expression is allowed.',
    ],
    ['four keys', 'a:asc,b:asc,c:asc,d:asc', '400 Only upto 3 sort fields are allowed.'],
    ['not sortable', 'make:asc', '404 Could not find a field named `make` in the schema for sorting.'],
    ['bad order', 'price:up', '400 Order for field `price` should be either ASC or DESC.'],
    ['bad option', 'price(missing_values: middle):asc', '400 Bad syntax for sorting field `price`'],
    ['bad filter', '_eval(nope:=1):desc', '400 Error parsing eval expression in sort_by clause.'],
  ])('%s: %s', async (_name, sort, expected) => {
    expect(await search.ids({ sort_by: sort })).toBe(expected);
  });

  // By score the only one with both words first, then the dearer one.
  test.each([
    ['without buckets', '_text_match:desc,price:desc', 'a h b'],
    ['one bucket', '_text_match(buckets: 1):desc,price:desc', 'h b a'],
    ['buckets of two', '_text_match(bucket_size: 2):desc,price:desc', 'h a b'],
    ['more buckets than hits', '_text_match(buckets: 9):desc,price:desc', 'a h b'],
    ['no option', '_text_match(bucket: 2):desc', '400 Invalid sorting parameter passed for _text_match.'],
    [
      'no number',
      '_text_match(buckets: two):desc',
      '400 Invalid value passed for _text_match `buckets` or `bucket_size` configuration.',
    ],
  ])('%s: %s', async (_name, sort, expected) => {
    const parameters = { q: 'toyota corolla', drop_tokens_threshold: 10, sort_by: sort };
    expect(await search.ids(parameters)).toBe(expected);
  });
});
