import { expect, test } from 'vitest';
import { createBaseFilter, createFixedFilter } from '#domain/filters.ts';
import { listing } from '../islands/site.ts';

const rules = listing.site.stock;
const now = 1_760_003_599;

test('SRCH-02 SRCH-03 the sold window stands in parentheses, its cut-off on the hour', () => {
  const cutoff = Math.floor(now / 3_600) * 3_600 - 3 * 86_400;
  expect(createBaseFilter(rules, now)).toBe(
    `(show_on_dealer_website:=true && (status:=[\`in_stock\`,\`coming_soon\`] || (status:=\`sold\` && sold_date_timestamp:>=${cutoff})))`,
  );
});

test('SRCH-03 a window of 0 days shows no sold vehicle', () => {
  expect(createBaseFilter({ ...rules, soldWindowDays: 0 }, now)).not.toContain('sold_date_timestamp');
});

test('SRCH-04 excluded makes, quoted', () => {
  expect(createBaseFilter({ ...rules, excludedMakes: ['RAM', 'a`b'] }, now)).toContain('make:!=[`RAM`,`ab`]');
});

test('ROUTE-03 what the path fixes', () => {
  expect(createFixedFilter({})).toBe('');
  expect(createFixedFilter({ carType: ['new', 'demo'], make: 'Alfa, Romeo' })).toBe(
    'car_type:=[`new`,`demo`] && make:=`Alfa, Romeo`',
  );
});
