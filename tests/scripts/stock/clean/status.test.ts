import { expect, test } from 'vitest';
import { findStatus } from '#scripts/stock/clean/status.ts';

type Row = Record<string, string | number | boolean>;

/** The state of a row, and what the summary says of it. */
function find(fields: Row) {
  const notes: string[] = [];
  const status = findStatus(fields, { add: (_, note) => notes.push(note) });
  return [status, ...notes];
}

test.each<[Row, string[]]>([
  [{ status: 'in_stock' }, ['in_stock']],
  [{ status: 'In Stock' }, ['in_stock', '"In Stock" read as in_stock']],
  [{ status: 'AVAILABLE' }, ['in_stock', '"AVAILABLE" read as in_stock']],
  [{ status: 'Coming-soon' }, ['coming_soon', '"Coming-soon" read as coming_soon']],
  [{ status: 'Sold' }, ['sold', '"Sold" read as sold']],
  [{}, ['in_stock', 'not in the feed, taken as in_stock']],
  [
    { status: 'Delivered' },
    ['Delivered', '"Delivered" is not in_stock, coming_soon or sold: such a vehicle is not shown'],
  ],
])('TAG-01 %j', (fields, found) => {
  expect(find(fields)).toEqual(found);
});

test.each<[Row, string]>([
  [{ sold: true }, 'sold'],
  [{ sold: true, status: 'In stock' }, 'sold'],
  [{ sold: true, status: 'coming_soon' }, 'sold'],
  [{ sold: true, status: 'auction' }, 'auction'],
  [{ sold: false, status: 'in_stock' }, 'in_stock'],
  [{ sold_date_timestamp: 1_700_000_000 }, 'sold'],
  [{ sold_date_timestamp: 1_700_000_000, status: 'in_stock' }, 'in_stock'],
  [{ sold_date_timestamp: 1_700_000_000, sold: false }, 'in_stock'],
  [{ sold_date_timestamp: 0 }, 'in_stock'],
])('TAG-01 a row that says sold is not for sale: %j', (fields, status) => {
  expect(find(fields)[0]).toBe(status);
});
