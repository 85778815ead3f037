import { describe, expect, test } from 'vitest';
import { listLawfulFacts, listOtherFacts, listOtherSpecifications } from '#domain/law/lawful-facts.ts';
import { listKeyFacts, listSpecifications } from '#domain/vehicle/specifications.ts';
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
const keysOf = (list: { key: string }[]): string[] => list.map(({ key }) => key);
const beside = (document: Record<string, unknown>, state: 'NSW' | 'QLD' | null) =>
  keysOf(listLawfulFacts(fixtureVehicle(2, { ...facts, ...document }), state));

describe('LEGAL 3 what is seen beside the price', () => {
  test.each<[string, Record<string, unknown>, 'NSW' | 'QLD' | null, string]>([
    ['the registration in NSW', {}, 'NSW', 'registration'],
    ['the VIN of an unregistered one', { regplate: 'UNREG' }, 'NSW', 'vin'],
    ['the stock number where nothing else is known', { regplate: null, vin: null }, 'NSW', 'stockNumber'],
    ['LEGAL 1 the end of registration of a new one', { car_type: 'new' }, 'QLD', 'registrationExpiry'],
  ])('%s', (_, document, state, last) => {
    const seen = beside({ towing: 3500, payload: 1000, bodyconfiguration: 'Dual Cab', ...document }, state);
    expect(seen.slice(0, 4)).toEqual(['payload', 'towing', 'bodyConfiguration', 'odometer']);
    expect(seen.at(-1)).toBe(last);
    expect(seen).toHaveLength(6);
  });

  test.each([
    ['a new one', { car_type: 'new', regplate: null }, 'NSW'],
    ['elsewhere', {}, 'QLD'],
    ['where the state is unknown', {}, null],
  ] as const)('nothing of it: %s', (_, document, state) => {
    expect(beside(document, state)).not.toContain('registration');
  });

  test('VDP-03 nothing is lost, and nothing is said twice', () => {
    const vehicle = fixtureVehicle(2, { ...facts, towing: 3500, seats: 5 });
    const all = [
      ...listLawfulFacts(vehicle, 'NSW'),
      ...listOtherFacts(vehicle, 'NSW'),
      ...listOtherSpecifications(vehicle, 'NSW'),
    ];
    const known = [...listKeyFacts(vehicle), ...listSpecifications(vehicle)];
    expect(
      keysOf(all)
        .filter((key) => key !== 'year')
        .sort(),
    ).toEqual(keysOf(known).sort());
  });
});
