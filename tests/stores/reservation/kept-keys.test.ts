import { expect, test } from 'vitest';
import { openCrowdedBrowser } from '../browser.ts';

/* What a browser keeps may have been written by another release, or by hand. */

const { storage, disk } = openCrowdedBrowser();
const key = 'a'.repeat(32);
storage['forecourt:reservations'] = JSON.stringify({
  kept: key,
  number: 5,
  empty: '',
  record: {},
  word: 'x',
});
const { dropKey, findKey, keepKey } = await import('#stores/reservation/kept-keys.ts');

test('RSV-01 a kept reservation is found again', () => {
  expect(findKey('kept')).toBe(key);
  expect(keepKey('kept')).toBe(key);
});

test.each(['number', 'empty', 'record', 'word', 'constructor'])(
  'RSV-01 what cannot be one does not stand in the way: %s',
  (vehicle) => {
    expect(findKey(vehicle)).toBeNull();
    expect(keepKey(vehicle)).toMatch(/^[\da-f]{32}$/);
    expect(findKey(vehicle)).toBe(keepKey(vehicle));
  },
);

test('RSV-01 two presses are one reservation where the storage of the browser is full, and one that is over is dropped, no other', () => {
  disk.isFull = true;
  const first = keepKey('crowded');
  expect(keepKey('crowded')).toBe(first);
  dropKey('crowded', 'f'.repeat(32));
  expect(findKey('crowded')).toBe(first);
  dropKey('crowded', first);
  expect(findKey('crowded')).toBeNull();
  expect(keepKey('crowded')).not.toBe(first);
  disk.isFull = false;
  const next = keepKey('crowded');
  expect(storage['forecourt:reservations']).toContain(next);
  dropKey('crowded', next);
  expect(storage['forecourt:reservations']).not.toContain(next);
});
