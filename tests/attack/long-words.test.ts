import { expect, test } from 'vitest';
import { judgeMarkdown } from '#config/markdown/judge-markdown.ts';
import { trimPath } from '#config/redirects/redirect-index.ts';
import { parseYamlFile } from '#config/yaml/yaml-file.ts';
import { readSvg } from '#config/pictures/svg.ts';
import { readReviewRows } from '#config/reviews/review-csv.ts';
import { parseDays } from '#config/resolvers/location/weekdays.ts';
import { parseQuery } from '#scripts/sandbox/search/match/parse-query.ts';
import { list, text } from '#config/schemas/values.ts';
import { readPriceType } from '#domain/law/price-types.ts';
import * as v from 'valibot';
import { expectWithin } from './processor.ts';

/*
 * All dealers are read one after the other: a file of one of them that takes hours keeps all others from their sites. These
 * took minutes, and hours when they were ten times as long.
 */

const size = 60_000;
const rules = { symbols: new Set<string>(), separators: new Set<string>() };
const draw = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test.each<[string, () => unknown]>([
  ['a drawing of declarations that do not end', () => readSvg('<?xml '.repeat(size))],
  [
    'a drawing of scripts, the first far from its beginning',
    () => readSvg(draw('\n'.repeat(10 * size) + '<script/>'.repeat(size / 10))),
  ],
  ['a drawing of handlers', () => readSvg(draw(`<g ${Array.from({ length: size }, (_, i) => `on${i}=""`).join(' ')}/>`))], // oxfmt-ignore
  ['a drawing as wide as many blanks', () => readSvg(`<svg width="1${' '.repeat(2 * size)}!"/>`)],
  ['a link whose address is blanks', () => judgeMarkdown(`[a](/${' x'.repeat(size / 2)}`)],
  ['a link whose address is dots', () => judgeMarkdown(`[a](/${'.'.repeat(size)}x`)],
  ['a link whose address is slashes', () => trimPath(`/x/${'/'.repeat(2 * size)}y`)],
  ['a comment that is hyphens', () => parseYamlFile('a.yaml', `a: 1\n# .${'-'.repeat(4 * size)}:\u00a0x\n`)],
  ['rows of a table that only some readers part', () => judgeMarkdown('|\u2028'.repeat(size / 2))],
  ['heads of tables that are none', () => judgeMarkdown('a\n-\n'.repeat(size / 4))],
  [
    'reviews of short rows below the names of 20,000 columns',
    () => readReviewRows(`customer,rating${',a'.repeat(20_000)}\n${'Ann,5\n'.repeat(3_000)}`),
  ],
  ['a search of words that only accents part', () => parseQuery('a\u0301\u0323'.repeat(150_000), rules)],
  ['a name of days that is blanks', () => parseDays(`mon${' '.repeat(size)}x`)],
  ['words of a price that are blanks', () => readPriceType(`x${' '.repeat(size)}y`)],
  [
    'a list of far too many entries',
    () =>
      v.safeParse(
        list('', text('')),
        Array.from({ length: size }, (_, index) => `d${index}`),
      ),
  ],
])('%s is read at once', (_, read) => expectWithin(1_000, read));

test('a word that nobody writes is told', () => {
  const [fault] = judgeMarkdown(`Read [this](/${'x'.repeat(4_000)}).`).faults;
  expect(fault?.message).toBe('expected words and links of at most 4,000 letters, found one with more');
  expect(judgeMarkdown(`Read [this](https://a.example/${'x'.repeat(3_900)}).`).faults).toEqual([]);
});

test('what is written twice in a list is told by its first place', () => {
  const { issues = [] } = v.safeParse(list('', text('')), ['a', 'b', 'b', 'b']);
  expect(issues.map(({ message }) => /again, as in entry \d/.exec(message)?.[0])).toEqual([
    'again, as in entry 2',
    'again, as in entry 2',
  ]);
});
