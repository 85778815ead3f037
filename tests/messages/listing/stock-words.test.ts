import { expect, test } from 'vitest';
import { presets, type PresetName } from '#domain/listing/presets.ts';
import { findStockKind, type StockKind } from '#domain/vehicle/stock-kind.ts';
import type { VehicleCategory } from '#domain/vehicle/vehicle.ts';
import { headPreset, labelPreset, nameType } from '#messages/listing/stock-words.ts';

test.each<[VehicleCategory[], StockKind]>([
  [[], 'car'],
  [['car', 'car'], 'car'],
  [['caravan', 'caravan'], 'caravan'],
  [['car', 'car', 'truck'], 'vehicle'],
])('BUDG-04: a stock of %j is of the kind %s', (categories, kind) => {
  expect(findStockKind(categories.map((category) => ({ category })))).toBe(kind);
});

test.each<[PresetName, StockKind, string]>([
  ['used-cars', 'car', 'Used cars'],
  ['used-cars', 'vehicle', 'Used vehicles'],
  ['used-cars', 'caravan', 'Used caravans'],
  ['new-and-demo-cars', 'car', 'New and demo cars'],
  ['new-used-and-demo-cars', 'vehicle', 'New, used and demo vehicles'],
])('ROUTE-02: %s of a stock of kind %s is called %s', (name, kind, heading) => {
  expect(headPreset(presets[name], kind, {})).toBe(heading);
});

const own = { 'condition.used': 'Pre-Owned', 'kind.car': 'motor', 'preset.allConditions': 'Everything' };

test('CARD-07: listings, menus and budget search use the dealer’s own words', () => {
  expect(headPreset(['used'], 'car', own)).toBe('Pre-Owned motors');
  expect(headPreset(['new', 'used', 'demo'], 'car', own)).toBe('New, pre-owned and demo motors');
  expect(labelPreset(['used'], own)).toBe('Pre-Owned');
  expect(labelPreset(['new', 'demo'], own)).toBe('New and Demo');
  expect(labelPreset(['new', 'used', 'demo'], own)).toBe('Everything');
  expect(nameType('used', 'car', own)).toBe('Pre-Owned Motor');
});

test('BUDG-04: the type of a budget search', () => {
  expect(nameType('used', 'car', {})).toBe('Used Car');
  expect(nameType(null, 'car', {})).toBe('Car');
  expect(nameType(null, 'vehicle', {})).toBe('Vehicle');
});
