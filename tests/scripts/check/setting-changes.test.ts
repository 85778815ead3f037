import { expect, test } from 'vitest';
import { listChanges } from '#scripts/check/setting-changes.ts';

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
