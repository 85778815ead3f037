import { expect, test } from 'vitest';
import { listColours } from '#domain/model/colours.ts';
import { listModelFigures } from '#domain/model/model-figures.ts';
import { spreadValues } from '#domain/model/spread.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const usual = { simple_body: 'SUV', simple_fuel: 'Petrol', seats: 5, towing: 1_500, power: 127 };
const figuresOf = (...documents: Record<string, unknown>[]) =>
  listModelFigures(documents.map((document) => fixtureVehicle(2, { ...usual, ...document }))).map(
    ({ key, value }) => `${key} ${value}`,
  );

test('VDP-28 a model says what buyers of its kind ask first, the spread of all that are sold', () => {
  expect(figuresOf({ fuelconsumptioncombined: 6.9 }, { fuelconsumptioncombined: 4.8 }).slice(0, 3)).toEqual([
    'seats 5',
    // The unit holds together where a line ends.
    'fuelConsumption 4.8–6.9 L/100\u00A0km',
    'towing 1,500 kg',
  ]);
  const electric = { simple_fuel: 'Electric', electricrange: 480, batterycapacity: 82, chargingpower: 150 };
  expect(figuresOf(electric).slice(0, 3)).toEqual([
    'electricRange 480 km',
    'batteryCapacity 82 kWh',
    'chargingPower 150 kW',
  ]);
  expect(figuresOf({ simple_body: 'Ute', payload: 1_050, towing: 3_500 }).slice(0, 2)).toEqual([
    'towing 3,500 kg',
    'payload 1,050 kg',
  ]);
  expect(figuresOf()).toEqual([]);
});

test.each([
  [['500 Nm'], '500 Nm'],
  [['1,500 kg', '750 kg'], '750–1,500 kg'],
  [['Petrol', 'Hybrid', 'Petrol'], 'Hybrid / Petrol'],
  [['5', '7'], '5–7'],
  [['5 kg', '7 L'], '5 kg / 7 L'],
])('different values as one: %j', (values, said) => {
  expect(spreadValues(values)).toBe(said);
});

test('ROUTE-15 paints are those of the file and those in stock, each once, most in stock first', () => {
  const car = (colour: string) => fixtureVehicle(2, { colour });
  const paints = listColours({ colours: ['Glacier White', 'Mystery'] }, [
    car('Ocean Blue'),
    car('glacier white'),
    car('Ocean Blue '),
  ]);
  expect(paints.map(({ name, family, vehicles }) => [name, family, vehicles.length])).toEqual([
    ['Ocean Blue', 'Blue', 2],
    ['Glacier White', 'White', 1],
    ['Mystery', null, 0],
  ]);
});
