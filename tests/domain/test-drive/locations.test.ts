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
  ['and where its place distributes to', 'north', [], ['north', 'south']],
  [
    'what the stock says wins; a place that is not there is none',
    'north',
    ['west', 'gone'],
    ['north', 'west'],
  ],
  ['the place itself is named once', 'south', ['south', 'west'], ['south', 'west']],
  ['of no known place: the primary one', null, [], ['north', 'south']],
])('TD-01 a vehicle is driven %s', (_, place, named, expected) => {
  expect(ids(place, named)).toEqual(expected);
});

test('TD-01 HOURS-04 each place has its own sales hours, and no special days of other departments', () => {
  const place = createTestDriveLocation(aLocation());
  expect(place).toMatchObject({
    name: 'Nundah',
    timezone: 'Australia/Brisbane',
    address: '12 Main St, Nundah QLD 4012',
  });
  expect(place.hours).toHaveLength(1);
  expect(place.specialDays.map(({ date }) => date)).toEqual(['2026-12-25']);
  const workshop = aLocation({ departments: [{ type: 'service', phone: null, hours: [] }] });
  expect(createTestDriveLocation(workshop).hours).toEqual([]);
});
