import { expect, test } from 'vitest';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { chooseTag, listTags, type TagRules } from '#domain/vehicle/tags.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from './stock-vehicle.ts';

const now = 1_800_000_000;
const day = 86_400;
const rules: TagRules = {
  newArrivalDays: 8,
  tagElectric: true,
  certifiedUsedMakes: ['Toyota'],
  certifiedTags: [],
};
const everything: Partial<Vehicle> = {
  tag: 'Test Drive Only',
  make: 'TOYOTA',
  certified: true,
  reserved: true,
  fuel: 'Hybrid Petrol',
  status: 'coming_soon',
  createdAt: now,
};

test.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['sold', false],
  ['in_transit', false],
  ['', false],
])('TAG-01: %j is available: %j', (status, available) => {
  expect(isAvailable({ status })).toBe(available);
});

test.each<[string, Partial<Vehicle>, object | null]>([
  ['TAG-03: sold overrides everything', { ...everything, status: 'sold' }, { kind: 'sold' }],
  ["TAG-02: the dealer's own tag first", everything, { kind: 'custom', text: 'Test Drive Only' }],
  ['VDP-21: then certified used', { ...everything, tag: null }, { kind: 'certified' }],
  ['TAG-02: certified only when used', { ...everything, tag: null, carType: 'demo' }, { kind: 'reserved' }],
  [
    'CARD-08: certified only for the configured makes',
    { ...everything, tag: null, make: 'Kia' },
    { kind: 'reserved' },
  ],
  [
    'TAG-02: then the fuel',
    { ...everything, tag: null, certified: false, reserved: false },
    { kind: 'hybrid' },
  ],
  ['TAG-02: electric', { fuel: 'Electric' }, { kind: 'electric' }],
  ['TAG-02: then coming soon', { status: 'coming_soon', createdAt: now }, { kind: 'comingSoon' }],
  ['TAG-02: then new within 8 days', { createdAt: now - 8 * day, carType: 'new' }, { kind: 'new' }],
  ['TAG-04: a used arrival is not called new', { createdAt: now, carType: 'used' }, { kind: 'arrived' }],
  ['TAG-04: nor is a demonstrator', { createdAt: now, carType: 'demo' }, { kind: 'arrived' }],
  ['TAG-02: not new after 8 days', { createdAt: now - 8 * day - 1 }, null],
  ['TAG-02: nothing to say', {}, null],
])('%s', (_, vehicle, tag) => {
  expect(chooseTag(stockVehicle(vehicle), rules, now)).toEqual(tag);
});

test('TAG-02: fuel is tagged only where the dealer wants it', () => {
  expect(chooseTag(stockVehicle({ fuel: 'Electric' }), { ...rules, tagElectric: false }, now)).toBeNull();
});

test('RSV-01 TAG-02: a reserved vehicle says so beside the tag that comes first', () => {
  const list = (changed: Partial<Vehicle>) => listTags(stockVehicle(changed), rules, now);
  const reserved = { kind: 'reserved' };
  expect(list(everything)).toEqual([{ kind: 'custom', text: 'Test Drive Only' }, reserved]);
  expect(list({ ...everything, tag: null })).toEqual([{ kind: 'certified' }, reserved]);
  expect(list({ ...everything, tag: null, certified: false })).toEqual([reserved]);
  expect(list({ ...everything, status: 'sold' })).toEqual([{ kind: 'sold' }]);
  expect(list({ ...everything, reserved: false })).toHaveLength(1);
  expect(list({})).toEqual([]);
});
