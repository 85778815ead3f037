import { expect, test } from 'vitest';
import { createBaseFilter, createFixedFilter } from '#domain/search/filters.ts';
import { hasAny } from '#domain/search/index-filter.ts';
import { listing } from '../../islands/site.ts';

const rules = listing.site.stock;
const now = 1_760_003_599;

test('SRCH-02 SRCH-03 C10 the sold window stands in parentheses, its cut-off on the hour', () => {
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

test('SRCH-16 pictures and age that a vehicle needs, the age on the hour; 0 asks for nothing', () => {
  expect(createBaseFilter(rules, now)).not.toMatch(/photos_count|created_at/);
  const filter = createBaseFilter({ ...rules, leastPhotos: 14, leastAgeDays: 1 }, now);
  expect(filter).toContain(
    ` && photos_count:>=14 && created_at:<=${Math.floor(now / 3_600) * 3_600 - 86_400})`,
  );
});

test("SRCH-18 filters are written in the index's own dialect: a colon alone would find parts of words", () => {
  const written = [
    createBaseFilter({ ...rules, excludedMakes: ['RAM'] }, now),
    createFixedFilter({ carType: ['new'], make: 'GT: Line', model: 'C:3' }),
    hasAny('badge', ['GT: Line']),
  ].join(' && ');
  const outsideQuotes = written.replace(/`[^`]*`/g, '');
  expect(outsideQuotes.match(/:/g)?.length).toBe(outsideQuotes.match(/:(=|!=|>=|<=)/g)?.length);
  expect(written).toContain('badge:=[`GT: Line`]');
});
