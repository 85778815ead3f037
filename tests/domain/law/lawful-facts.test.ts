import { describe, expect, test } from 'vitest';
import { listLawfulFacts } from '#domain/law/lawful-facts.ts';
import { listKeyFacts } from '#domain/vehicle/specifications.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';

const facts = {
  simple_transmission: 'Automatic',
  simple_fuel: 'Diesel',
  simple_body: 'Ute',
  colour: 'Red',
  stocknum: 'S1',
  vin: 'VIN',
  regplate: 'BX12QT',
  rego_expiry: '2027-01-01',
};
const firstFour = (document: Record<string, unknown>, state: 'NSW' | 'QLD' | null) =>
  listLawfulFacts(fixtureVehicle(2, { ...facts, ...document }), state, 4)
    .slice(0, 4)
    .map(({ key }) => key);

describe('LEGAL 3 what is seen of the key information', () => {
  test.each<[string, Record<string, unknown>, 'NSW' | 'QLD' | null, string]>([
    ['the registration in NSW', {}, 'NSW', 'registration'],
    ['the VIN of an unregistered one', { regplate: 'UNREG' }, 'NSW', 'vin'],
    ['the stock number where nothing else is known', { regplate: null, vin: null }, 'NSW', 'stockNumber'],
    ['the body of a new one', { car_type: 'new', regplate: null }, 'NSW', 'body'],
    ['the body elsewhere', {}, 'QLD', 'body'],
    ['the body where the state is unknown', {}, null, 'body'],
    ['LEGAL 1 the end of registration of a new one', { car_type: 'new' }, 'QLD', 'registrationExpiry'],
  ])('%s', (_, document, state, last) => {
    expect(firstFour(document, state)).toEqual(['odometer', 'transmission', 'fuel', last]);
  });

  test('nothing is lost', () => {
    const vehicle = fixtureVehicle(2, facts);
    const sort = (keys: { key: string }[]): string[] => keys.map(({ key }) => key).sort();
    expect(sort(listLawfulFacts(vehicle, 'NSW', 4))).toEqual(sort(listKeyFacts(vehicle)));
  });
});
