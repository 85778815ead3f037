import { expect, test } from 'vitest';
import { findMenuRoom } from '#domain/site/menu-room.ts';

const entry = (label: string) => ({ label, href: '/', button: false, children: [], groups: [] });
const header = (count: number) => Array.from({ length: count }, () => entry('Our Stock'));

test.each([
  ['few entries', 'Good Motors', 4, 'wide'],
  ['more entries', 'Good Motors', 7, 'widest'],
  ['many entries', 'Good Motors', 9, 'own-row'],
  ['few entries beside a long name', 'The Great Western Motor Company', 5, 'widest'],
  [
    'more entries beside a name of two full lines',
    'Harbour Motor Company of Cleveland, Capalaba and Redland Bay',
    7,
    'own-row',
  ],
])('NAV-01 %s find room in the header where they do not wrap', (_, name, count, room) => {
  expect(findMenuRoom({ name, logo: null, locations: [1], navigation: { header: header(count) } })).toBe(
    room,
  );
});

test('NAV-01 a wide logo takes the room of its drawing', () => {
  const narrow = { name: 'A very long name indeed', logo: { width: 40, height: 40 }, locations: [1] };
  expect(findMenuRoom({ ...narrow, navigation: { header: header(5) } })).toBe('wide');
});

test('NAV-01 the choice of a location takes room too', () => {
  const dealer = { name: 'Good Motors', logo: null, navigation: { header: header(4) } };
  expect(findMenuRoom({ ...dealer, locations: [1, 2] })).toBe('widest');
});
