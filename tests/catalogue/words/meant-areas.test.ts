import { expect, test } from 'vitest';
import { findMeantAreas } from '#catalogue/words/meant-areas.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';

const location = (name: string, latitude: number, longitude: number) => ({
  name,
  postcode: '',
  point: { latitude, longitude },
});
const joondalup = location('Joondalup', -31.74, 115.77);
const perth = location('Perth Yard', -31.95, 115.86);
const bunbury = location('Bunbury', -33.33, 115.64);
const lost = { name: 'Perth Yard', postcode: '', point: null };

const at = (city: string, state: string, locationName: string | null = null): Vehicle =>
  stockVehicle({ city, state, locationName });
const alone = [at('Perth', 'WA'), at('Bentley', 'WA'), at('Wangara', 'WA'), at('Geelong', 'VIC')];

test.each([
  [
    'of suburbs without locations, the whole state of a capital',
    alone,
    [],
    [
      ['Melbourne', 'state', ['VIC']],
      ['Perth', 'state', ['WA']],
    ],
  ],
  [
    'the whole state too, where the only location there is names no vehicle',
    alone,
    [perth],
    [
      ['Melbourne', 'state', ['VIC']],
      ['Perth', 'state', ['WA']],
    ],
  ],
  ['a state that has no more than the suburb, the suburb', [at('Perth', 'WA')], [], []],
  [
    'a state in any spelling of the stock',
    [at('Bentley', 'Western Australia')],
    [],
    [['Perth', 'state', ['Western Australia']]],
  ],
  [
    'locations around, also those nobody can location in the suburb of the name',
    [at('Joondalup', 'WA', 'Joondalup'), at('Perth', 'WA', 'Perth Yard')],
    [joondalup, lost],
    [['Perth', 'location_name', ['Joondalup', 'Perth Yard']]],
  ],
  [
    'the suburb, where all of the area stands in it',
    [at('Perth', 'WA', 'Perth Yard'), at('Bunbury', 'WA', 'Bunbury')],
    [perth, bunbury],
    [['Perth', 'city', ['Perth']]],
  ],
  [
    'nothing, where the locations are known and all far away',
    [at('Bunbury', 'WA', 'Bunbury')],
    [bunbury],
    [],
  ],
  ['locations without vehicles mean nothing', [at('Geelong', '', null)], [perth], []],
])('LOC-09 the name of a great city means %s', (_what, vehicles, locations, meant) => {
  expect(findMeantAreas(vehicles, locations, () => true)).toEqual(meant);
});

test('what the index cannot be asked for is not meant', () => {
  expect(findMeantAreas(alone, [], (key) => key !== 'state')).toEqual([]);
  const vehicles = [at('Joondalup', 'WA', 'Joondalup')];
  expect(findMeantAreas(vehicles, [joondalup], (key) => key !== 'location')).toEqual([]);
});
