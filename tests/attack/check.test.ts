import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { expectWithin, measure } from './processor.ts';

/*
 * Dealer files that somebody made to break or to slow `check`: each is that dealer's error alone, told in words.
 */

const other = goodDealer.replace('www.good.example', 'www.other.example');

async function judge(yaml: string): Promise<{ loaded: string[]; printed: string; seconds: number }> {
  const start = performance.now();
  const { dealers, printed } = await loadTexts({ 'a.yaml': yaml, 'b.yaml': other });
  const seconds = (performance.now() - start) / 1000;
  return { loaded: dealers.map(({ site }) => site.slug), printed, seconds };
}

describe('one dealer', () => {
  test.each([
    ['half of a character as a name', goodDealer.replace('- address', '- name: "\\ud800"\n    address')],
    ['lists nested 100,000 deep', `${goodDealer}announcement: ${'['.repeat(100_000)}\n`],
    [
      'groups nested 20,000 deep',
      `${goodDealer}announcement: ${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}\n`,
    ],
    ['a time zone that is none', `${goodDealer}timezone: Australia/Nowhere\n`],
    [
      'an address that rewrites the policy',
      `${goodDealer}leads: { name: http, url: "https://x;script-src-elem/" }\n`,
    ],
    ['the same with a comma', `${goodDealer}leads: { name: http, url: "https://x,script-src/" }\n`],
    ['every host', `${goodDealer}services: { api: { url: "https://*/" } }\n`],
    ['a port that is none', `${goodDealer}leads: { name: adf, url: "https://leads.example:99999/" }\n`],
  ])('%s is an error of that dealer, and the others load', async (_title, yaml) => {
    const { loaded, printed } = await judge(yaml);
    expect(loaded).toEqual(['b']);
    expect(printed).toMatch(/^dealers\/a\.yaml/);
    expect(printed).not.toMatch(/\n\s+at |could not be checked/);
  });

  test(
    'whatever stands at a setting: nothing is thrown, and the others load',
    { timeout: 20_000 },
    async () => {
      const settings = [
        'name',
        'url',
        'phone',
        'locations',
        'theme',
        'redirects',
        'messages',
        'timezone',
        'leads',
        'services',
        'sections',
        'brands',
      ];
      const odd = fc.constantFrom(
        '\ud800',
        '\0',
        '\u202e',
        'a'.repeat(5_000),
        '//',
        '%',
        '*',
        ':',
        -1,
        1e300,
        null,
        true,
        [],
        {},
        [null],
        [[]],
        { a: null },
        { '\ud800': '\ud800' },
        '__proto__',
        { __proto__: null, constructor: 1 },
      );
      const cases = fc.sample(fc.tuple(fc.constantFrom(...settings), fc.oneof(odd, fc.jsonValue())), {
        seed: 14,
        numRuns: 120,
      });
      const files = Object.fromEntries(
        cases.map(([setting, value], index) => [
          `case${index}.yaml`,
          `${goodDealer.replace('www.good', `www.case${index}`).replace(new RegExp(`^${setting}:.*\\n(?: .*\\n)*`, 'm'), '')}${JSON.stringify(setting)}: ${JSON.stringify(value)}\n`,
        ]),
      );
      const { dealers, issues } = await loadTexts({ ...files, 'b.yaml': other });
      expect(dealers.map(({ site }) => site.slug)).toContain('b');
      expect(issues.filter(({ message }) => message.includes('could not be checked'))).toEqual([]);
    },
  );
});

describe('three times what the parser of YAML alone needs for 50,000 lines', () => {
  const lines = (count: number, line: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');
  const cases: [title: string, files: Record<string, string>, printed: RegExp][] = [
    [
      '4,000 unknown settings',
      { 'a.yaml': `${goodDealer}${lines(4_000, (i) => `unknownSetting${i}: ${i}`)}\n` },
      /unknownSetting1999 is not a setting/,
    ],
    [
      '4,000 in a group',
      { 'a.yaml': `${goodDealer}stock:\n${lines(4_000, (i) => `  unknownSetting${i}: ${i}`)}\n` },
      /stock\.unknownSetting1999 is not a setting/,
    ],
    [
      '40,000 texts that there are none of',
      { 'a.yaml': `${goodDealer}messages:\n${lines(40_000, (i) => `  m${i}: w`)}\n` },
      /further texts is not told/,
    ],
    [
      'a file of 1 million characters',
      { 'a.yaml': `${goodDealer}tagline: ${'a'.repeat(1_000_000)}\n` },
      /at most half a million characters/,
    ],
    [
      '20,000 signs of Markdown',
      { 'a.yaml': goodDealer, 'a/privacy.md': '*a_'.repeat(20_000) },
      /at most 400 signs/,
    ],
    [
      'the same in a page of the dealer, and in an article',
      {
        'a.yaml': goodDealer,
        ...Object.fromEntries(
          ['pages/about.md', 'blog/2026-01-02-news.md'].map((file) => [
            `a/${file}`,
            `---\ntitle: Words\n---\n\n${'*a_'.repeat(20_000)}`,
          ]),
        ),
      },
      /pages\/about\.md:4:1 {2}expected paragraphs with at most 400 signs/,
    ],
    [
      'a legal text of a million characters',
      { 'a.yaml': goodDealer, 'a/terms.md': 'word '.repeat(200_000) },
      /at most 100,000 characters/,
    ],
    [
      'the most signs that a text may have',
      { 'a.yaml': goodDealer, 'a/terms.md': `${'*a_'.repeat(190)}\n\n`.repeat(170) },
      /^(?!.*terms)/,
    ],
    [
      'a list of 10,000 levels in one line',
      { 'a.yaml': goodDealer, 'a/privacy.md': `Words\n\n${'+ '.repeat(10_000)}` },
      /a\/privacy\.md:1:1 {2}expected lists of a few levels/,
    ],
    [
      'the same with numbers, in a section',
      {
        'a.yaml': `${goodDealer}sections: { home: [{ name: text, text: "${'1. '.repeat(5_000)}" }] }\n`,
      },
      /a\.yaml:\d+:\d+ {2}1st section of [^]*expected lists of a few levels/,
    ],
  ];
  // Measured in the same run: a machine that is slow or busy is so for both.
  let patience = 0;
  beforeAll(async () => {
    await loadTexts({ 'b.yaml': other });
    const text = lines(50_000, (i) => `m${i}: w`);
    const options = { lineCounter: new LineCounter(), uniqueKeys: false, merge: true };
    patience = 3 * (await measure(() => parseDocument(text, options)));
  }, 60_000);
  test.each(cases)('are enough for %s', { timeout: 60_000 }, async (_title, files, printed) => {
    await expectWithin(patience, async () => expect((await loadTexts(files)).printed).toMatch(printed));
  });
});
