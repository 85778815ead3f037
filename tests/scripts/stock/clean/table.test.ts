import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableValue, type Value } from '#scripts/stock/clean/cleaner.ts';
import { cleanerNames, cleaners, type CleanerName } from '#scripts/stock/clean/table.ts';

/** [cleaner, in the feed, in the index, noted?] */
const cases: [CleanerName, Value, Value, boolean?][] = [
  ['text', '  White ', 'White'],
  ['text', 'Premium  Leather', 'Premium Leather', true],
  ['text', '   ', null],
  ['dash-is-unknown', '- / -', null, true],
  ['dash-is-unknown', '-', null, true],
  ['dash-is-unknown', 'CX-5', 'CX-5'],
  ['word-is-unknown', 'nan', null, true],
  ['word-is-unknown', 'Nancy', 'Nancy'],
  ['zero-is-unknown', 0, null, true],
  ['zero-is-unknown', '0', null, true],
  ['number', '1,234', 1234],
  ['number', '', null],
  ['dollars', '$29,990', 29990],
  ['dollars', '29990.00', 29990],
  ['dollars', 'A$ 29,990.50', 29991, true],
  ['dollars', 'POA', null, true],
  ['dollars', '0', null, true],
  ['dollars', '', null],
  ['dollars', '10', 10],
  ['kilometres', '5,595 km', 5595],
  ['kilometres', '5595', 5595],
  ['kilometres', '0', 0],
  ['litres-per-100-km', '8.7 L / 100 km', 8.7],
  ['kilowatts', '150 kW', 150],
  ['kilograms', '3,500 kg', 3500],
  ['engine-size', '4 cyl, 2.2 L', 2200],
  ['engine-size', '2 L', 2000],
  ['engine-size', '0 L', null, true],
  ['engine-size', '998cc', 998],
  ['engine-cylinders', '4 cyl, 2.2 L', 4],
  ['engine-cylinders', '4 cyl', 4],
  ['engine-cylinders', '0 L', null, true],
  ['before-slash', 'White / Black', 'White'],
  ['after-slash', 'White / Black', 'Black'],
  ['after-slash', 'White / Black/Grey', 'Black/Grey'],
  ['after-slash', 'White / -', null, true],
  ['after-slash', 'White / 2019/01', null, true],
  ['before-slash', '-  /  -', null, true],
  ['suburb', 'Hoppers Crossing, VIC', 'Hoppers Crossing'],
  ['state', 'Hoppers Crossing, vic', 'VIC'],
  ['doors', ' 4 Doors', 4],
  ['doors', ' 5 Seats', null, true],
  ['seats', ' 5 Seats', 5],
  ['seats', '5', 5],
  ['yes-or-no', 'Y', true],
  ['yes-or-no', 'false', false],
  ['list', 'Tow Bar|Sunroof', ['Tow Bar', 'Sunroof']],
  ['list', 'Tow Bar, Sunroof', ['Tow Bar', 'Sunroof']],
  ['pictures', 'https://a.example/1.jpg,https://a.example/2.jpg', [
    { image: { url: 'https://a.example/1.jpg' } },
    { image: { url: 'https://a.example/2.jpg' } },
  ]],
  ['date', '2026-05-31', Date.UTC(2026, 4, 31) / 1000],
  ['date', '31/05/2026', Date.UTC(2026, 4, 31) / 1000],
  ['lower-case', 'USED', 'used'],
]; // prettier-ignore

describe('cleaners', () => {
  test.each(cases)('%s reads %j as %j', (name, from, to, noted = false) => {
    const cleaned = cleaners[name](from);
    expect(cleaned.value).toEqual(to);
    expect(cleaned.note !== undefined).toBe(noted);
  });

  test.each<[CleanerName, Value]>([
    ['number', 'twelve'],
    ['number', '1.2.3'],
    ['dollars', '29 thousand'],
    ['kilometres', 'low'],
    ['litres-per-100-km', '8.7 L'],
    ['engine-size', 'big'],
    ['suburb', 'Perth'],
    ['state', 'Perth, Western Australia'],
    ['doors', 'four'],
    ['yes-or-no', 'perhaps'],
    ['pictures', 'photo.jpg'],
    ['date', 'last week'],
  ])('%s refuses %j', (name, from) => {
    expect(() => cleaners[name](from)).toThrow(UnreadableValue);
  });

  test('whatever a feed holds, a cleaner answers a value or refuses in words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cleanerNames),
        fc.oneof(fc.string(), fc.double(), fc.constant(null)),
        (name, value) => {
          try {
            const cleaned = cleaners[name](value);
            expect(cleaned.value === '' || cleaned.value === undefined).toBe(
              value === '' && cleaned.value === '',
            );
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableValue);
          }
        },
      ),
    );
  });
});
