import { describe, expect, test } from 'vitest';
import { listDepartmentPhones, listReachedLocations } from '#domain/lead/page-form/reached-locations.ts';
import { aLocation } from '../location/a-location.ts';

const locations = [
  aLocation({
    id: 'a',
    phone: '0730000001',
    departments: [
      { type: 'sales', phone: null, hours: [] },
      { type: 'service', phone: '0730000002', hours: [] },
    ],
  }),
  aLocation({ id: 'b', phone: null, departments: [] }),
];

describe('FORM-12 the locations that a form reaches', () => {
  test('answer under the number of the department that the form is about', () => {
    const [only, ...others] = listReachedLocations(locations, { type: 'service' });
    expect([only?.department?.type, only?.phone, others]).toEqual(['service', '0730000002', []]);
  });

  test('are all of them, under their own numbers, where it is about none', () => {
    expect(listReachedLocations(locations, {}).map(({ location, phone }) => [location.id, phone])).toEqual([
      ['a', '0730000001'],
      ['b', null],
    ]);
  });

  test('of several locations, each workshop is told with its number beside a page about service', () => {
    const workshop = { type: 'service' as const, phone: '0730000009', hours: [] };
    const other = aLocation({ id: 'c', name: 'Bay', departments: [workshop] });
    expect(listDepartmentPhones([other, ...locations.slice(0, 1)], 'service')).toEqual([
      { name: 'Bay', phone: '0730000009' },
      { name: expect.any(String), phone: '0730000002' },
    ]);
    expect(listDepartmentPhones([other, ...locations], 'sales')).toEqual([]);
    expect(listDepartmentPhones([other], 'service')).toEqual([]);
    expect(listDepartmentPhones([other, other, other, other], 'service')).toEqual([]);
  });
});
