import { expect, test } from 'vitest';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';

test.each([
  ['SUV', 'suv'],
  ['4x4', 'suv'],
  ['Ute', 'ute'],
  ['Utility - Dual Cab', 'ute'],
  ['Cab Chassis', 'cabChassis'],
  ['cabChassis', 'cabChassis'],
  ['Hatchback', 'hatch'],
  ['stationWagon', 'wagon'],
  ['Sedan', 'sedan'],
  ['Coupé', 'coupe'],
  ['hardtop', 'coupe'],
  ['softtop', 'convertible'],
  ['People Mover', 'peopleMover'],
  ['Van', 'van'],
  ['lightTruck', 'truck'],
  ['bus', 'bus'],
  ['Motorcycle', 'motorcycle'],
  ['Mini Excavator', 'excavator'],
  ['Skid Steer', 'loader'],
  ['Forklift', 'forklift'],
  ['Caravan', 'caravan'],
  ['Camper Trailer', 'camperTrailer'],
  ['motorhome', 'motorhome'],
  ['Saloon', 'sedan'],
  ['', 'sedan'],
])('TILE-01 a body called %j is drawn as a %s', (body, shape) => {
  expect(findBodyShape(body)).toBe(shape);
});
