import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, fillTests, findCitations, nameTests, readRequirements } from './requirements.ts';

const text = readFileSync(catalogue, 'utf8');
const requirements = readRequirements(text);
const cited = findCitations(requirements);
const ids = requirements.map(({ id }) => id);

test('every id that code or tests cite has a row', () => {
  const strange = [...cited].filter(([id]) => !ids.includes(id));
  expect(strange.map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([]);
});

test('every row that works is cited by a test', () => {
  const untested = requirements.filter(
    ({ id, state }) => state === 'works' && nameTests(cited.get(id) ?? []).length === 0,
  );
  expect(untested.map(({ id }) => id)).toEqual([]);
});

test('every row is there once and says a state', () => {
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const states = /^(works|not yet|partly: .+|decided otherwise(: .+)?)$/;
  expect(requirements.filter(({ state }) => !states.test(state))).toEqual([]);
  expect(text.match(/^\| [A-Z]+[- ]?\d/gm)).toHaveLength(ids.length);
});

test('the last column is as the tests are (npm run requirements)', () => {
  const rows = (catalogueText: string): string[] =>
    readRequirements(catalogueText).map(({ id, tests }) => `${id}: ${tests}`);
  expect(rows(text)).toEqual(rows(fillTests(text)));
});
