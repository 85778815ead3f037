import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const stop = '  Until this is right, dealers that use the file are neither checked further nor published.';

describe('a layer that cannot be read is told once, where it is wrong (CFG-01, CFG-02)', () => {
  const defaults = readFileSync('dealers/_defaults.yaml', 'utf8').replace(/^(\w+:\n)  /m, '$1\t');

  test('a tab in the defaults, in place of every setting of every dealer', async () => {
    const { dealers, printed } = await loadTexts({
      '_defaults.yaml': defaults,
      'a.yaml': goodDealer,
      'b.yaml': `${goodDealer}offers: maybe\n`,
    });
    expect(dealers).toEqual([]);
    const line = defaults.slice(0, defaults.indexOf('\t')).split('\n').length;
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^dealers/_defaults\\.yaml:${line}:\\d+  This line is indented with a tab\\.`),
      ),
      stop,
      '  this layer is used by a, b',
    ]);
  });

  test('defaults with nothing in them', async () => {
    const { printed } = await loadTexts({ '_defaults.yaml': '# Nothing\n', 'a.yaml': goodDealer });
    expect(printed.split('\n')).toEqual([
      'dealers/_defaults.yaml  This file is empty. It holds every setting that a dealer file leaves out: put it back.',
      stop,
      '  this layer is used by a',
    ]);
  });

  test.each([
    ['a group', '_groups/range.yaml', 'group: range\n'],
    ['its make', '_brands/kia.yaml', 'make: Kia\n'],
    ['a make of a list', '_brands/kia.yaml', 'brands: [Toyota, Kia]\n'],
    ['its lender', '_finance/penny.yaml', 'finance: { provider: { name: penny } }\n'],
  ])('%s: its dealers stop there, the others load', async (_title, name, yaml) => {
    const { dealers, printed } = await loadTexts({
      [name]: 'stock:\n\tsoldWindowDays: 3\n',
      'a.yaml': goodDealer + yaml,
      'b.yaml': goodDealer.replace('www.good', 'www.better'),
    });
    expect(dealers.map(({ site }) => site.slug)).toEqual(['b']);
    expect(printed.split('\n')).toEqual([
      `dealers/${name}:2:1  This line is indented with a tab. Use spaces: YAML does not accept tabs.`,
      stop,
      '  this layer is used by a',
    ]);
  });

  test('a brand file without what it says about the make names what is missing', async () => {
    const { printed } = await loadTexts({
      '_brands/kia.yaml': 'make: Kia\n',
      'a.yaml': `${goodDealer}make: Kia\n`,
    });
    expect(printed).toContain('dealers/_brands/kia.yaml:1:1  brand is missing. It is what');
  });
});
