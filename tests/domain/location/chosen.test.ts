import { expect, test } from 'vitest';
import { fillLocation } from '#domain/location/chosen.ts';

const form = (...locations: string[]) =>
  ({
    steps: [
      { fields: [{ name: 'name' }] },
      { fields: [{ name: 'location', options: locations.map((value) => ({ value, label: value })) }] },
    ],
  }) as never;

test('NAV-01 FORM-12 the chosen location answers the field of forms that offer it, and no other', () => {
  expect(fillLocation(form('north', 'south'), 'south')).toEqual({ location: 'south' });
  expect(fillLocation(form('north'), 'south')).toEqual({});
  expect(fillLocation(form('north'), null)).toEqual({});
  expect(fillLocation({ steps: [] } as never, 'north')).toEqual({});
});
