import { expect, test } from 'vitest';
import { createTestDriveLocation, listTestDriveLocations } from '#domain/test-drive/locations.ts';
import { aLocation } from '../location/a-location.ts';

const locations = [
  aLocation({ id: 'north', distributionLocations: ['south'] }),
  aLocation({ id: 'south', primary: false }),
  aLocation({ id: 'west', primary: false }),
];
const ids = (locationId: string | null, distributionLocations: string[] = []) =>
  listTestDriveLocations(locations, { locationId, distributionLocations }).map(({ id }) => id);

test.each([
  ['where it stands', 'south', [], ['south']],
  ['and where its location distributes to', 'north', [], ['north', 'south']],
  [
    'what the stock says wins; a location that is not there is none',
    'north',
    ['west', 'gone'],
    ['north', 'west'],
  ],
  ['the location itself is named once', 'south', ['south', 'west'], ['south', 'west']],
  ['of no known location: the primary one', null, [], ['north', 'south']],
])('TD-01 a vehicle is driven %s', (_, location, named, expected) => {
  expect(ids(location, named)).toEqual(expected);
});

test('TD-01 HOURS-04 each location has its own sales hours, and no special days of other departments', () => {
  const location = createTestDriveLocation(aLocation());
  expect(location).toMatchObject({
    name: 'Nundah',
    timezone: 'Australia/Brisbane',
    address: '12 Main St, Nundah QLD 4012',
  });
  expect(location.hours).toHaveLength(1);
  expect(location.specialDays.map(({ date }) => date)).toEqual(['2026-12-25']);
  const workshop = aLocation({ departments: [{ type: 'service', phone: null, hours: [] }] });
  expect(createTestDriveLocation(workshop).hours).toEqual([]);
});
