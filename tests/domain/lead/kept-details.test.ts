import { expect, test } from 'vitest';
import { ask } from '#domain/lead/asked-fields.ts';
import type { FieldName } from '#domain/lead/field.ts';
import { detailsLife, fillDetails, parseDetails, readDetails } from '#domain/lead/kept-details.ts';

const asking = (...names: FieldName[]) => ({
  steps: [{ name: 'all' as const, fields: names.map((name) => ask(name)) }],
});
const now = Date.UTC(2026, 10, 23);

test('only who somebody is is kept, and read again for a year', () => {
  const typed = {
    name: ' Robin ',
    email: 'robin@example.com',
    phone: '',
    message: 'Hello',
    registration: 'ABC123',
    optIn: true,
  };
  const kept = readDetails(typed, now);
  expect(kept).toEqual({ name: 'Robin', email: 'robin@example.com', at: now });
  expect(parseDetails(JSON.stringify(kept), now + detailsLife)).toEqual(kept);
  expect(parseDetails(JSON.stringify(kept), now + detailsLife + 1)).toBeNull();
  for (const broken of ['', 'null', '7', '{"at":"x"}', '{"name":"Robin"}', `{"at":${now + 5}}`])
    expect(parseDetails(broken, now)).toBeNull();
  expect(parseDetails(`{"at":${now},"name":7,"email":"${'x'.repeat(201)}"}`, now)).toEqual({ at: now });
});

test.each([
  [
    'a form with one name after one with two',
    { name: 'Robin', lastName: 'Sample' },
    ['name'],
    { name: 'Robin Sample' },
  ],
  [
    'a form with two names after one with one',
    { name: 'Robin van Sample' },
    ['name', 'lastName'],
    { name: 'Robin van', lastName: 'Sample' },
  ],
  ['a name of one word', { name: 'Robin' }, ['name', 'lastName'], { name: 'Robin' }],
  [
    'two names again',
    { name: 'Robin', lastName: 'van Sample' },
    ['name', 'lastName'],
    { name: 'Robin', lastName: 'van Sample' },
  ],
  ['what a form does not ask', { name: 'Robin', phone: '0491570156' }, ['name'], { name: 'Robin' }],
])('%s', (_, details, asked, expected) => {
  expect(fillDetails(asking(...(asked as FieldName[])), { ...details, at: now })).toEqual(expected);
});
