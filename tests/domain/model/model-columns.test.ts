import { describe, expect, test } from 'vitest';
import { saySpan } from '#domain/listing/span.ts';
import { listModelColumns, listStatedColumns } from '#domain/model/model-columns.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const vehicles = [
  stockVehicle({ id: 'a', year: 2024, odometer: 12_000, massLimit: 4_495, loadMass: 2_010 }),
  stockVehicle({ id: 'b', year: 2026, odometer: 20, massLimit: 11_000, loadMass: null }),
];

describe('the figures of a model', () => {
  test('VDP-28 go from the least to the most of what is here, in the order of the dealer', () => {
    expect(listModelColumns(vehicles, ['payload', 'mass', 'sleeps'])).toEqual([
      { key: 'payload', least: 2_010, most: 2_010 },
      { key: 'mass', least: 4_495, most: 11_000 },
    ]);
  });

  test('are none of one vehicle, and none of a dealer who compares nothing', () => {
    expect(listModelColumns(vehicles, ['year', 'km'])).toEqual([]);
    expect(listModelColumns(vehicles, [])).toEqual([]);
  });

  test('have one order in a list of models, whatever each of them states', () => {
    const models = [
      { figures: [{ key: 'towing' }] },
      { figures: [{ key: 'payload' }, { key: 'mass' }] },
    ] as const;
    expect(listStatedColumns(models)).toEqual(['mass', 'payload', 'towing']);
    expect(listStatedColumns([{ figures: [] }])).toEqual([]);
  });

  test('are one number where all agree', () => {
    expect(saySpan({ least: 4_495, most: 11_000 })).toBe('4,495–11,000');
    expect(saySpan({ least: 2_010, most: 2_010 })).toBe('2,010');
    expect(saySpan(null)).toBeNull();
  });
});
