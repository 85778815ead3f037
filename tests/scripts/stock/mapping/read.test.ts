import { describe, expect, test } from 'vitest';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { parseMapping, readMapping } from '#scripts/stock/mapping/read.ts';

const problems = (text: string): string => {
  try {
    parseMapping(text, 'feed.yaml');
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('mapping', () => {
  test('the example that is shipped is sound', () => {
    const mapping = readMapping('tests/dealers/sites/_feeds/listings-au.yaml');
    expect(mapping.fields['price']).toEqual({ from: 'Price', clean: ['text', 'dollars'] });
  });

  test.each([
    [
      'fields: { prise: { from: Price } }',
      /feed\.yaml:1:\d+ .*\n.*"prise" is not a field.*Did you mean price\?/,
    ],
    [
      'fields: { price: { from: Price, clean: [dolars] } }',
      /"dolars" is not a cleaner\. Did you mean dollars\?/,
    ],
    ['fields: { price: { form: Price } }', /expected|not a setting/],
    ['feilds: {}', /feilds|fields/],
    ['fields: { price: { from: Price }', /feed\.yaml:1:/],
    ['', /expected Object/],
    [
      'fields: {}\nrules: [{ name: x, when: {}, set: { make: { from: T, match: "(" } } }]',
      /regular expression/,
    ],
  ])('%s is explained with its position', (text, expected) => {
    expect(problems(text)).toMatch(expected);
  });

  test('without a mapping every column is the field of its name', () => {
    const { fields } = createDefaultMapping();
    expect(fields['km']).toEqual({ from: 'km', clean: ['text', 'kilometres'] });
    expect(fields['seats']).toEqual({ from: 'seats', clean: ['text', 'number'] });
    expect(fields['price']).toEqual({ from: 'price', clean: ['text', 'dollars'] });
    expect(fields['images']).toEqual({ from: 'images', clean: ['pictures'] });
  });
});

test('a reference to nothing is told with the file', () => {
  expect(() => parseMapping('rules: *none\n', 'feed.yaml')).toThrow('feed.yaml  Unresolved alias');
});

test.each([
  [
    'of UTF-16',
    Buffer.from('\ufefffields: {}\n', 'utf16le').toString(),
    'feed.yaml is no text in UTF-8: save it as such.',
  ],
  [
    'that nests without end',
    `fields: ${'['.repeat(50_000)}`,
    'feed.yaml nests far deeper than a mapping can.',
  ],
])('a mapping %s is refused in plain words', (_, text, words) => {
  expect(() => parseMapping(text, 'feed.yaml')).toThrow(words);
});
