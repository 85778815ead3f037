import { describe, expect, test } from 'vitest';
import { findSizes, readMillimetres } from '#domain/vehicle/facts/sizes.ts';
import { stockVehicle } from '../stock-vehicle.ts';

const nothing = { bodyWidth: null, bodyLength: null, tareWeight: null, axleType: null, sleeps: null };

describe('VDP-28 what a vehicle weighs and measures', () => {
  test('a truck as its feed states it', () => {
    const measures = { grossVehicleMass: 4_495, payload: 2_010, kerbMass: 2_485, length: 6_020 };
    expect(findSizes(stockVehicle({ category: 'truck', measures }))).toEqual({
      ...{ massLimit: 4_495, ownMass: 2_485, loadMass: 2_010, overallLength: 6_020 },
    });
  });

  test('a caravan carries what its ATM leaves of its tare', () => {
    const caravan = {
      ...nothing,
      ...{ bodyLength: '6.9 m', tareWeight: '2,120 kg', aggregateTrailerMass: '2520kg' },
    };
    expect(findSizes(stockVehicle({ category: 'caravan', caravan }))).toEqual({
      ...{ massLimit: 2_520, ownMass: 2_120, loadMass: 400, overallLength: 6_900 },
    });
  });

  test('a truck whose payload nobody states gets none by subtraction: its body may not be on it yet', () => {
    const measures = { grossVehicleMass: 4_495, kerbMass: 2_485 };
    expect(findSizes(stockVehicle({ category: 'truck', measures })).loadMass).toBeNull();
  });

  test('a tare above the ATM is a mistake, and no payload below zero', () => {
    const caravan = { ...nothing, tareWeight: '3000 kg', aggregateTrailerMass: '2520 kg' };
    expect(findSizes(stockVehicle({ category: 'caravan', caravan })).loadMass).toBeNull();
  });

  test.each([
    ['6.9 m', 6_900],
    ['6.9', 6_900],
    ['7200', 7_200],
    ['2470 mm', 2_470],
    ['22 ft', 6_706],
    ['about 7 m', null],
    ['1e9 m', null],
    ['', null],
    [null, null],
  ])('the length %j is %j mm', (written, expected) => {
    expect(readMillimetres(written)).toBe(expected);
  });
});
