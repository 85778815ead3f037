import { expect, test } from 'vitest';
import { cutSnippet } from '#scripts/sandbox/search/highlight/cut-snippet.ts';
import { findMarks } from '#scripts/sandbox/search/highlight/find-marks.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { findCandidates } from '#scripts/sandbox/search/match/find-candidates.ts';
import { readMatchOptions } from '#scripts/sandbox/search/match/match-options.ts';
import { scoreText } from '#scripts/sandbox/search/match/score-field.ts';
import { readSearchFields } from '#scripts/sandbox/search/match/search-fields.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';
import { tokenizeWithOffsets } from '#scripts/sandbox/search/text/tokenize.ts';
import { mapRow } from '#scripts/stock/map-row.ts';
import { createDefaultMapping } from '#scripts/stock/mapping/default.ts';
import { expectWithin } from './processor.ts';

/*
 * One row of a feed with a text of a hundred thousand words: each search of anybody that met it kept all others waiting, for
 * two minutes where its words were marked.
 */

const count = 50_000;
const text = Array.from({ length: count }, () => 'toyota hilux').join(' ');
const rules = { symbols: new Set<string>(), separators: new Set<string>() };

test('how near words stand in a crowded text is found at once', () =>
  expectWithin(1_000, () => {
    const words = text.split(' ');
    scoreText(words, ['toyota', 'hilux'], 0, true, readMatchOptions({}));
  }));

test('the best place of a crowded text is found at once', () =>
  expectWithin(2_000, () => {
    const words = ['toyota', 'hilux'].map((word) => ({ word, typed: word, typos: 0, isPrefix: false }));
    const tokens = tokenizeWithOffsets(text, rules);
    cutSnippet(text, tokens, findMarks(text, tokens, words), 4, 30);
  }));

test('of many words with one beginning the best are chosen in short steps', () => {
  const index = new DocumentIndex(
    parseSchema({ name: 'cars', fields: [{ name: 'badge', type: 'string' }] }, 0),
  );
  const words = (slot: number): string =>
    Array.from({ length: 10_000 }, (_, at) => `w${(slot * 10_000 + at).toString(36)}`).join(' ');
  for (let slot = 0; slot < 20; slot += 1)
    index.put(slot, String(slot), { id: String(slot), badge: words(slot) });
  const fields = readSearchFields({ query_by: 'badge' }, index);
  const steps = findCandidates(fields, { word: 'w', typos: 0, isLast: true }, index, null, 4);
  let taken = 0;
  while (!steps.next().done) taken += 1;
  expect(taken).toBeGreaterThan(50);
});

test('a feed has no texts that long', () => {
  const row = {
    id: '1',
    badge: text,
    series: 'GR',
    dealercomments: text,
    standardEquipment: ['Tow Bar', text],
  };
  const notes = new Map<string, number>();
  const add = (field: string, _: string, { times = 1 } = {}): void => void notes.set(field, times);
  expect(mapRow(row, createDefaultMapping(), { add })).toEqual({
    dealercomments: text.slice(0, 20_000),
    id: '1',
    series: 'GR',
    standardEquipment: ['Tow Bar'],
  });
  expect(Object.fromEntries(notes)).toEqual({ badge: 1, dealercomments: 1, standardEquipment: 1 });
});

test('nor do rules of a mapping make one', () => {
  const mapping = {
    ...createDefaultMapping(),
    rules: [
      {
        name: 'badge of the comments',
        when: {},
        set: { badge: { from: 'dealercomments', match: '^(.*)$' } },
      },
    ],
  };
  const fields = mapRow({ id: '1', dealercomments: text.slice(0, 15_000) }, mapping, {
    add: () => undefined,
  });
  expect(fields).not.toHaveProperty('badge');
});
