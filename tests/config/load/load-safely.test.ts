import { expect, test } from 'vitest';
import { openLibrary } from '#config/load/library.ts';
import { loadSafely } from '#config/load/load-safely.ts';
import { readMessages } from '#config/load/messages.ts';
import { readTemplateNames } from '#config/load/templates.ts';
import { OutOfTime, runWithin } from '#config/load/within.ts';

test('work that comes to its end is answered, or throws what it throws', () => {
  const kept = { its: 'own' };
  expect(runWithin(1_000, () => kept)).toBe(kept);
  expect(() =>
    runWithin(1_000, () => {
      throw new TypeError('of its own');
    }),
  ).toThrow(new TypeError('of its own'));
});

test.each([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a pattern', () => /^(a+)+$/.test(`${'a'.repeat(40)}b`)],
])('%s without an end is ended', (_, work: () => unknown) => {
  expect(() => runWithin(100, work)).toThrow(OutOfTime);
});

test('CFG-01 a dealer that is not read in its time is told by its file, and the next one loads', async () => {
  const library = openLibrary('tests/dealers/sites');
  const known = { templates: readTemplateNames(), messages: await readMessages() };
  const late = await loadSafely(library, 'harbour-toyota', known, 1_800_000_000, 1);
  expect(late.dealer).toBeNull();
  expect(late.issues).toMatchObject([
    {
      dealer: 'harbour-toyota',
      file: 'tests/dealers/sites/harbour-toyota.yaml',
      message: expect.stringMatching(
        /^This dealer could not be checked: it takes more than a minute to read\..*too large\.\nUndo the last change/s,
      ) as string,
    },
  ]);
  const next = await loadSafely(library, 'macs-yard', known, 1_800_000_000);
  expect(next.dealer?.site.slug).toBe('macs-yard');
});
