import { expect, test } from 'vitest';
import { columnKeys, columnOrders } from '#domain/listing/columns.ts';
import { parseAddress } from '#domain/search/address.ts';
import { vehicleKind } from '#domain/listing/state.ts';
import { vehicleFields } from '#services/wire/vehicle-collection.ts';
import { describeOrder, listOrders } from '../../../src/islands/listing/describe-order.ts';
import { createListingText } from '#messages/listing/listing.ts';

const text = createListingText({});
const usual = ['relevant', 'latest', 'highest-price', 'lowest-price'];

test('SRCH-06 a dealer without columns offers the four usual orders', () => {
  expect(listOrders([], [], 'relevant')).toEqual(usual);
});

test('SRCH-06 each column has an order, unless the index lacks its field', () => {
  expect(listOrders(['payload', 'length'], ['overall_length'], 'relevant')).toEqual([
    ...usual,
    'highest-payload',
  ]);
});

test('SRCH-06 the order of an address is among those to choose from', () => {
  const { sort } = parseAddress(vehicleKind, '?sortBy=lowest-tare');
  expect(listOrders(['tare'], [], sort)).toContain('lowest-tare');
  expect(describeOrder(sort, text)).toBe('Tare, lowest first');
  expect(parseAddress(vehicleKind, '?sortBy=lowest-wheels').sort).toBe('relevant');
});

test('every column is a field of the index that can be sorted by', () => {
  const fields = new Map(vehicleFields.map(({ name, type }) => [name, type]));
  for (const order of Object.values(columnOrders))
    expect(fields.get(order.split(':')[0] ?? '')).toMatch(/^int/);
  expect(Object.keys(columnOrders)).toHaveLength(2 * columnKeys.length);
});
