import { expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { expectWithin } from './processor.ts';

/*
 * Pages as long as a page may be, of words that are dear only together: links to headings, mistakes far down, and values that
 * are named again and again. The first two took minutes, the last one days, and all other dealers waited.
 */

const repeat = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('\n\n');
const page = (body: string): Record<string, string> => ({
  'a.yaml': goodDealer,
  'a/pages/p.md': `---\ntitle: Words\n---\n\n${body}\n`,
});

test.each<[string, string, RegExp]>([
  ['two thousand headings with a link to each', repeat(2_000, (i) => `## a${i}\n\n[x](#a${i})`), /^$/],
  [
    'ten thousand mistakes',
    repeat(10_000, () => 'TODO'),
    /^dealers\/a\/pages\/p\.md {2}warning {2}Further problems in the files of this dealer are not told/m,
  ],
])('%s are read in no time', { timeout: 40_000 }, async (_name, body, printed) => {
  await loadTexts({ 'a.yaml': goodDealer });
  await expectWithin(8_000, async () => expect((await loadTexts(page(body))).printed).toMatch(printed));
});

test.each(['a/privacy.md', 'a/pages/p.md'])(
  '%s that names a value of many signs a thousand times is refused for what it becomes',
  { timeout: 20_000 },
  async (name) => {
    const words = `${name === 'a/privacy.md' ? '' : '---\ntitle: Words\n---\n'}\n[x](#y)\n\n${'{overseas} '.repeat(1_000)}`;
    await expectWithin(8_000, async () => {
      const { printed } = await loadTexts({
        'a.yaml': `${goodDealer}privacy: { overseas: "${'*a_'.repeat(90)}" }\n`,
        [name]: words,
      });
      expect(printed).toMatch(/with its \{placeholders\} filled, expected a text of at most 100,000/);
    });
  },
);

test('a value is words, not Markdown, in legal texts as well', async () => {
  const { dealers } = await loadTexts({
    'a.yaml': `${goodDealer}privacy: { overseas: "Our *records* stay [here]." }\n`,
    'a/privacy.md': 'Words. {overseas}',
  });
  expect(dealers[0]?.site.legal.privacy).toContain('Our *records* stay [here].');
});
