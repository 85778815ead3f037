import { expect, test } from 'vitest';
import { highlightDocument } from '#scripts/sandbox/search/highlight/highlight-document.ts';
import { DocumentIndex } from '#scripts/sandbox/search/index/document-index.ts';
import { packLists } from '#scripts/sandbox/search/index/packed-lists.ts';
import { markPhrase } from '#scripts/sandbox/search/match/mark-phrase.ts';
import { readMatchOptions } from '#scripts/sandbox/search/match/match-options.ts';
import { MatchState } from '#scripts/sandbox/search/match/match-state.ts';
import { parseQuery } from '#scripts/sandbox/search/match/parse-query.ts';
import { readSearchFields } from '#scripts/sandbox/search/match/search-fields.ts';
import { Budget } from '#scripts/sandbox/search/pace/budget.ts';
import { parseSelection } from '#scripts/sandbox/search/query/field-selection.ts';
import { parseSchema } from '#scripts/sandbox/search/schema/parse-schema.ts';
import { expectShortSteps } from './measure-steps.ts';
import { expectWithin } from './processor.ts';

/*
 * A feed of thousands of rows, each with as much text as a row may have. One search with a public key met all of it, and kept
 * everybody waiting for half a minute.
 */

const fields = [
  { name: 'badge', type: 'string' },
  { name: 'features', type: 'string[]' },
];
const index = new DocumentIndex(parseSchema({ name: 'cars', fields }, 0));
for (let slot = 0; slot < 1_000; slot += 1)
  index.put(slot, String(slot), {
    id: String(slot),
    badge: `${'a '.repeat(400)}x${slot}`,
    features: Array.from(
      { length: 20 },
      (_, at) => `air bag of the ${slot * 20 + at}th kind, with some more words`,
    ),
  });
const search = new Budget({ who: 'somebody', grow: () => undefined });
search.begin(60_000);

test.each([
  ['badge', 'a'],
  ['features', 'air'],
])('%s is searched for one word said twenty times in short steps', (query_by, word) => {
  const searched = readSearchFields({ query_by }, index);
  const state = new MatchState(index, searched, readMatchOptions({}), null, search);
  const words = Array.from({ length: 20 }, () => ({ word, typed: word, typos: 0, isPrefix: false }));
  expectShortSteps(state.search({ words, dropped: [] }));
});

test('a phrase is sought in short steps, and has an end', () => {
  const { phrases } = parseQuery(`"${'a '.repeat(100_000)}b"`, index.rules);
  expect(phrases.map(({ length }) => length)).toEqual([20]);
  const searched = readSearchFields({ query_by: 'badge' }, index);
  expectShortSteps(markPhrase(phrases[0] ?? [], searched, index));
});

test('a long list of objects is marked in short steps, whatever is asked for in them', () => {
  const words = [{ word: 'a', typed: 'a', typos: 0, isPrefix: false }];
  const marked = highlightDocument(
    { spots: Array.from({ length: 10_000 }, () => ({})) },
    words,
    index.rules,
    {
      fields: Array.from({ length: 200 }, (_, at) => `spots.q${at}`),
      ...{
        fullFields: new Set<string>(),
        tags: { start: '', end: '' },
        affix: 4,
        threshold: 30,
        withList: true,
      },
    },
  );
  expectShortSteps(marked);
});

test('names that a record has by the thousand are compared with patterns at once', () =>
  expectWithin(1_000, () => {
    const patterns = Array.from({ length: 20 }, (_, at) => `${'*'.repeat(190)}z${at}`).join();
    const { include } = parseSelection(patterns, undefined);
    for (let at = 0; at < 100_000; at += 1) include.has(`name${at}`);
  }));

test('a list with tens of thousands of values is packed at once', () =>
  expectWithin(1_000, () => {
    packLists(Array.from({ length: 10 }, () => Array.from({ length: 60_000 }, (_, at) => at)));
  }));
