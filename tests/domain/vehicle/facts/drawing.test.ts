import { describe, expect, test } from 'vitest';
import { findDrawing, hasDrawing } from '#domain/vehicle/facts/drawing.ts';
import { stockVehicle } from '../stock-vehicle.ts';

const measures = { length: 6_020, width: 2_135, height: 2_280 };
const masses = { grossVehicleMass: 4_495, payload: 2_010, kerbMass: 2_485 };
const caravan = {
  ...{ bodyWidth: '2.47 m', bodyLength: '6.9 m', tareWeight: '2120 kg', aggregateTrailerMass: '2520 kg' },
  ...{ axleType: null, sleeps: 4 },
};

describe('VDP-28 what can be drawn to scale', () => {
  test('a truck from the side and the front', () => {
    const drawing = findDrawing(stockVehicle({ category: 'truck', measures: { ...measures, ...masses } }));
    expect(drawing).toEqual({
      shape: 'truck',
      views: [
        { kind: 'side', across: 6_020, up: 2_280 },
        { kind: 'front', across: 2_135, up: 2_280 },
      ],
      masses: { own: 2_485, load: 2_010, limit: 4_495, isTowed: false },
    });
  });

  test.each([
    ['Forklift', 'forklift'],
    ['Wheel Loader', 'loader'],
    ['Mini Excavator', 'excavator'],
    ['Roller', 'box'],
    ['Ute', 'box'],
    [null, 'box'],
  ])('a machine with the body %s as %s', (body, shape) => {
    const drawing = findDrawing(stockVehicle({ category: 'machine', body, measures }));
    expect(drawing.shape).toBe(shape);
    expect(drawing.views.map(({ kind }) => kind)).toEqual(['side', 'front']);
  });

  test.each([
    ['Ute', 'ute'],
    ['Cab Chassis', 'ute'],
    ['Van', 'van'],
    ['Sedan', 'sedan'],
    ['SUV', 'car'],
    ['Wheel Loader', 'car'],
    [null, 'car'],
  ])('a car with the body %s as %s', (body, shape) => {
    expect(findDrawing(stockVehicle({ category: 'car', body, measures })).shape).toBe(shape);
  });

  test('a caravan whose height nobody states from above, with its ATM', () => {
    const drawing = findDrawing(stockVehicle({ category: 'caravan', caravan }));
    expect(drawing.views).toEqual([{ kind: 'plan', across: 6_900, up: 2_470 }]);
    expect(drawing.masses).toEqual({ own: 2_120, load: 400, limit: 2_520, isTowed: true });
  });

  test('nothing is guessed: neither a missing measure nor masses that do not add up', () => {
    expect(hasDrawing(findDrawing(stockVehicle({ measures: { length: 5_000 } })))).toBe(false);
    expect(
      hasDrawing(findDrawing(stockVehicle({ category: 'truck', measures: { ...masses, payload: 900 } }))),
    ).toBe(false);
    expect(hasDrawing(findDrawing(stockVehicle({ category: 'motorcycle', measures })))).toBe(false);
  });
});
