import { expect, test } from 'vitest';
import { listChanges } from '#scripts/check/setting-changes.ts';
import { expectWithin } from '../../attack/processor.ts';

const place = (slug: string, phone: string) => ({ slug, phone });

test.each<[string, unknown, unknown, string[]]>([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a value', { finance: { rate: 8 } }, { finance: { rate: 9 } }, ['finance.rate: 8 → 9']],
  ['a setting that comes', {}, { tagline: 'Hi' }, ['tagline: nothing → Hi']],
  ['a switch', { delivery: true }, { delivery: false }, ['delivery: on → off']],
  [
    'an entry with a name, whatever its place',
    { locations: [place('a', '1'), place('b', '2')] },
    { locations: [place('b', '3'), place('a', '1')] },
    ['locations[b].phone: 2 → 3'],
  ],
  [
    'an entry that comes',
    { locations: [place('a', '1')] },
    { locations: [place('a', '1'), place('b', '2')] },
    ['locations[b]: nothing → {"slug":"b","phone":"2"}'],
  ],
  [
    'words of a list',
    { makes: ['Kia', 'Isuzu'] },
    { makes: ['Kia', 'GWM'] },
    ['makes: added GWM', 'makes: took out Isuzu'],
  ],
  ['their order', { makes: ['Kia', 'Isuzu'] }, { makes: ['Isuzu', 'Kia'] }, ['makes: another order']],
  [
    'the order of named entries',
    [place('a', '1'), place('b', '2')],
    [place('b', '2'), place('a', '1')],
    [': another order'],
  ],
  ['a list that becomes a switch', { card: ['a'] }, { card: false }, ['card: ["a"] → off']],
  [
    'long and hostile text',
    { text: '' },
    { text: `\u001b[31m${'x '.repeat(60)}` },
    [expect.stringMatching(/^text: nothing → [^\u001b]{60,81}…$/)],
  ],
])('%s', (_, former, now, changes) => {
  expect(listChanges(former, now)).toEqual(changes);
});

test('lists of hundreds of thousands of entries are compared within seconds', () =>
  expectWithin(3_000, () => {
    const numbers = Array.from({ length: 200_000 }, (_, at) => at);
    const changes = listChanges({ x: numbers }, { x: numbers.map((at) => (at === 7 ? 'seven' : at)) });
    expect(changes).toEqual(['x: added seven', 'x: took out 7']);
  }));

test('an entry whose settings stand in another order is no new one', () => {
  expect(listChanges([{ a: 1, b: { c: 2, d: 3 } }, 4], [4, { b: { d: 3, c: 2 }, a: 1 }, 5])).toEqual([
    ': added 5',
  ]);
});
