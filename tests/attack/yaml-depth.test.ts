import { expect, test } from 'vitest';
import { readFrontMatter } from '#config/pages/front-matter.ts';
import { parseYamlFile } from '#config/yaml/yaml-file.ts';
import { expectWithin } from './processor.ts';

/*
 * Settings of few signs that keep a parser busy: `? ` a thousand times took more than minutes. Each is tried by itself, as a
 * value, and inside of a list.
 */

const signs = [
  ...['- ', '? ', ': ', '[', '{', 'a: {', '- a: [', '{a: ', '{? ', '- ? ', '? - a\n', '? a\n', '[? ', '? ['],
  ...[
    '&a ',
    '!x ',
    '!!map ',
    '? &a ',
    '*a ',
    '<<: ',
    'a: &a ',
    '&a\n',
    'a: ? ',
    'a: - ',
    '[[],',
    '"',
    "'",
    '%',
    '\\',
  ],
  ...['\t', '\u0085', 'a: b: ', '- - \n', '[a]: ', '--- ', '#', '!', '&'],
];
const size = 4_000;
const shapes: readonly [name: string, write: (many: string) => string][] = [
  ['', (many) => `x: 1\n${many}\n`],
  [' as a value', (many) => `x: ${many}\n`],
  [' in a list', (many) => `x: [${many}]\n`],
];
const cases = signs.flatMap((sign) =>
  shapes.map(
    ([name, write]) => [`${JSON.stringify(sign)}${name}`, write(sign.repeat(size / sign.length))] as const,
  ),
);

test('no sign, however often it stands there, takes seconds', async () => {
  for (const [name, written] of cases)
    await expectWithin(1_500, () => parseYamlFile('dealers/a.yaml', written)).catch((error: unknown) => {
      throw new Error(name, { cause: error });
    });
});

test('nor do many names of one value, in a file as large as any', async () => {
  await expectWithin(1_500, () => {
    for (const name of ['&a ', '!x ', '&a\n'])
      expect(parseYamlFile('a.yaml', `x: [${name.repeat(300_000)}]\n`).problems).toHaveLength(1);
  });
});

test('nor does it at the top of a page', () => {
  const { yaml } = readFrontMatter('a.md', `---\ntitle: A\n${'? '.repeat(5_000)}\n---\nWords\n`);
  expect(yaml.problems.map(({ message }) => message).join()).toMatch(/dozens of levels/);
});

test('settings of twenty levels, and text with brackets and marks, are read', () => {
  const deep = Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}a:`).join('\n');
  const text = `text: |\n${'  [a](/b) - *c* & {d} !\n'.repeat(500)}`;
  expect(parseYamlFile('a.yaml', `${deep} 1\n${text}list:\n${'  - - - a\n'.repeat(500)}`).problems).toEqual(
    [],
  );
});
