import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNextChange, joinLists, noteChange, takeBack } from '#domain/account/account-list.ts';

const form = { keyOf: ({ id }: { id: string }) => id };
const entries = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');
const join = (shown: string, known: string, held: string) => {
  const lists = { shown: entries(shown), known: entries(known), held: entries(held) };
  const { joined, added } = joinLists(lists, form);
  return [idsOf(joined), idsOf(added)];
};

describe('WATCH-02 WATCH-03 the list of a browser and that of its account', () => {
  test.each([
    ['a guest’s hearts join the account, in front', 'ab', '', 'xy', 'abxy', 'ab'],
    ['what both have is there once', 'ab', '', 'by', 'aby', 'a'],
    ['what another device saved and removed is followed', 'ab', 'ab', 'bc', 'bc', ''],
    ['what was removed here stays removed', 'a', 'ab', 'ab', 'a', ''],
    ['what was saved here stays, also when all else is gone', 'ca', 'a', '', 'c', 'c'],
  ])('%s', (_, shown, known, held, joined, added) => {
    expect(join(shown, known, held)).toEqual([joined, added]);
  });

  test('removals are told first, then the oldest saving', () => {
    const tell = (shown: string, known: string) => {
      const change = findNextChange(entries(shown), entries(known), form);
      return change && `${change.kind} ${change.entry.id}`;
    };
    expect(tell('cba', 'ax')).toBe('remove x');
    expect(tell('cba', 'a')).toBe('save b');
    expect(tell('a', 'a')).toBeNull();
  });

  const named = { keyOf: ({ id }: { id: string }) => id, signOf: (one: object) => JSON.stringify(one) };

  test('a search that got another name is told again, and is no second one', () => {
    const [shown, held] = [[{ id: 'a', name: 'new' }], [{ id: 'a', name: 'old' }]];
    expect(findNextChange(shown, held, named)).toEqual({ kind: 'save', entry: shown[0] });
    expect(joinLists({ shown, known: held, held }, named).joined).toEqual(shown);
    // Another device named it.
    expect(joinLists({ shown: held, known: held, held: shown }, named).joined).toEqual(shown);
  });

  test('a guest’s entry that the account has under another name is none that joined: undoing that would take it away', () => {
    const guest = [{ id: 'a', name: 'Utes' }];
    const account = [{ id: 'a', name: 'Work utes' }];
    expect(joinLists({ shown: guest, known: [], held: account }, named)).toEqual({
      joined: account,
      added: [],
    });
  });

  test('C11 a refused change is taken back to where it was', () => {
    const back = (shown: string, known: string, kind: 'save' | 'remove', id: string) =>
      idsOf(takeBack(entries(shown), entries(known), { kind, entry: { id } }, form));
    expect(back('xab', 'ab', 'save', 'x')).toBe('ab');
    expect(back('ac', 'abc', 'remove', 'b')).toBe('abc');
    expect(back('ab', 'abc', 'remove', 'c')).toBe('abc');
  });

  test('after all changes are told, both are the same, whatever they were', () => {
    const list = fc
      .uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 })
      .map((ids) => entries(ids.join('')));
    fc.assert(
      fc.property(list, list, list, (shown, known, held) => {
        const { joined } = joinLists({ shown, known, held }, form);
        let told: { id: string }[] = held;
        for (
          let change = findNextChange(joined, told, form);
          change;
          change = findNextChange(joined, told, form)
        )
          told = noteChange(told, change, form);
        expect(new Set(idsOf(told))).toEqual(new Set(idsOf(joined)));
        expect(joined).toHaveLength(new Set(idsOf(joined)).size);
      }),
    );
  });
});
