import { createMeanings } from '#domain/words/meanings.ts';
import type { Reader } from '#domain/words/understanding.ts';
import type { Vocabulary } from '#domain/words/vocabulary.ts';

const count = (values: string): [string, number][] => values.split('|').map((value) => [value, 3]);

/** A yard that sells a bit of everything. */
export const vocabulary: Vocabulary = {
  values: {
    make: count(
      'Toyota|Mazda|Ford|Holden|Kia|Volkswagen|Mercedes-Benz|Land Rover|Peugeot|Citroën|Škoda|BMW|Tesla|New Age|Isuzu|Hino',
    ),
    simple_body: count(
      'SUV|Ute|Cab Chassis|Wagon|Hatch|Sedan|Coupe|Convertible|People Mover|Van|Motorcycle|Truck|Caravan',
    ),
    simple_fuel: count('Petrol|Diesel|Hybrid|Plug-in Hybrid|Electric'),
    simple_transmission: count('Automatic|Manual'),
    simple_drive: count('4WD|AWD|FWD|RWD'),
    car_type: count('used|new|demo'),
    seats: count('5|7|2|8'),
    simple_colour: count('White|Black|Grey|Blue|Red|Brown'),
    colour: count('Glacier White|Pearl White|White|Black|Steel Grey|Grey|Ocean Blue|Red|Café Brown'),
    state: count('QLD|NSW'),
    city: count('Brisbane|Parramatta|Seven Hills'),
    location_name: count('Summit Kia Parramatta'),
  },
  models: [
    ['Toyota', 'HiLux', 9],
    ['Toyota', 'HiLux Workmate', 2],
    ['Toyota', 'LandCruiser', 3],
    ['Toyota', 'LandCruiser Prado', 3],
    ['Toyota', 'Corolla', 3],
    ['Toyota', 'Corolla Cross', 3],
    ['Toyota', 'RAV4', 3],
    ['Toyota', 'C-HR', 3],
    ['Mazda', '3', 3],
    ['Mazda', 'CX-5', 3],
    ['Mazda', 'BT-50', 3],
    ['Ford', 'Ranger', 3],
    ['Ford', 'Focus', 3],
    ['Holden', 'Ute', 3],
    ['Kia', 'Carnival', 3],
    ['Kia', 'EV6', 3],
    ['Volkswagen', 'Golf', 3],
    ['Volkswagen', 'T-Roc', 3],
    ['Mercedes-Benz', 'C-Class', 3],
    ['Land Rover', 'Range Rover Evoque', 3],
    ['Peugeot', '2008', 3],
    ['BMW', '3 Series', 3],
    ['Tesla', 'Model 3', 3],
    ['Tesla', 'Model Y', 3],
    ['Isuzu', 'D-MAX', 3],
    ['Hino', '300 Series', 3],
  ],
  ranges: ['price', 'km', 'year', 'towing'],
  areas: [
    ['Brisbane', 'city', ['Brisbane']],
    ['Sydney', 'location_name', ['Summit Kia Parramatta']],
  ],
};

export const createReader = (of: Vocabulary): Reader => ({
  vocabulary: of,
  meanings: createMeanings(of),
  thisYear: 2026,
});

export const reader = createReader(vocabulary);
