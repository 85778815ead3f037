import { expect, test } from 'vitest';
import { mostIssues } from '#config/check/issues.ts';
import { parseYamlFile } from '#config/yaml/yaml-file.ts';
import { expectWithin } from './processor.ts';

/*
 * Broken settings as long as a long file: what explains a mistake looks at each sign once, and not at all of them for each.
 * A file of 100,000 signs took minutes.
 */

const often = (sign: string, size: number): [string, string] => [sign, sign.repeat(size / sign.length)];
const size = 60_000;
const shapes: readonly [name: string, written: string][] = [
  // The parser itself takes its time for each mistake.
  ...["'\n", '"\n', ']', '- 01\n', '{a, b}\n', '*a\n', '%\n'].map((sign) => often(sign, 20_000)),
  ...['-', '---', '\\"', '"\\', "''", '&a', ' :', '\t?'].map((sign) => often(sign, size)),
  ['a long name without a colon', `a${'\t'.repeat(size)}b`],
  ['a long value without quotes', `a=${' '.repeat(size)}b\u2028`],
  ['comments that do not end', '#\u2028'.repeat(size / 2)],
  ['one long text', `a: "${'b'.repeat(160_000)}`],
  ['one long text of lines', `a: |\n${'  b: c\n'.repeat(160_000 / 7)}`],
  [
    '160,000 mistakes dozens of levels deep',
    `a: ${'['.repeat(58)}${'01,'.repeat(160_000)}1${']'.repeat(58)}`,
  ],
  ['a value that is referred to 5,000 times', `a: &a [1]\nb: [${'*a, '.repeat(5_000)}]`],
  [
    '10,000 values that are each referred to once',
    `a:\n${Array.from({ length: 10_000 }, (_, at) => `- &b${at} {}\n- *b${at}\n`).join('')}`,
  ],
  [
    'references to references',
    Array.from(
      { length: 50 },
      (_, level) => `a${level}: &a${level} [${level > 0 ? `*a${level - 1}, `.repeat(9) : '1'}]\n`,
    ).join(''),
  ],
];

test.each(shapes)('%j is judged within a second', (_name, written) =>
  expectWithin(1_200, () => parseYamlFile('dealers/a.yaml', `x: 1\n${written}\n`)),
);

test('of mistakes that are too many no more are explained than are told', () => {
  const { problems } = parseYamlFile('dealers/a.yaml', `a: [${'01, '.repeat(5_000)}1]\n`);
  expect(problems).toHaveLength(mostIssues + 1);
  expect(problems.at(-1)).toMatchObject({ path: '2001st entry of a', line: 1 });
});
