import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableValue, type Value } from '#scripts/stock/clean/cleaner.ts';
import { cleanerNames, cleaners, type CleanerName } from '#scripts/stock/clean/table.ts';

/** [cleaner, in the feed, in the index, noted?] */
const cases: [CleanerName, Value, Value, boolean?][] = [
  ['text', '  White ', 'White'],
  ['text', 'Premium  Leather', 'Premium Leather', true],
  ['text', '   ', null],
  ['bounded', 'x'.repeat(20_000), 'x'.repeat(20_000)],
  ['bounded', 'x'.repeat(20_001), 'x'.repeat(20_000), true],
  ['bounded', ['Tow Bar', 'x'.repeat(1_001), 'Sunroof'], ['Tow Bar', 'Sunroof'], true],
  ['bounded', Array.from({ length: 501 }, () => 'Tow Bar'), Array.from({ length: 500 }, () => 'Tow Bar'), true],
  ['bounded', Array.from({ length: 120 }, () => 'x'.repeat(900)), Array.from({ length: 111 }, () => 'x'.repeat(900)), true],
  ['bounded', [{ id: 'x'.repeat(60_000) }, { id: 'x'.repeat(60_000) }, { id: 1 }], [{ id: 'x'.repeat(60_000) }, { id: 1 }], true],
  ['bounded', { id: 'x'.repeat(20_000) }, null, true],
  ['bounded', { id: 1 }, { id: 1 }],
  ['bounded', null, null],
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
  ['dollars', '12.990', 12990, true],
  ['dollars', '$12.990', 12990, true],
  ['dollars', '$45.500*', 45500, true],
  ['dollars', '12990.000', 12990],
  ['dollars', '1.299.000', 1299000, true],
  ['dollars', '12.990,00', 12990, true],
  ['dollars', '12 990', 12990, true],
  ['dollars', '$12\u00A0990.00', 12990, true],
  ['dollars', '$12,990*', 12990, true],
  ['dollars', '12990 AUD', 12990],
  ['dollars', '$12,990 ono', 12990, true],
  ['dollars', '$12,990 + ORC', 12990, true],
  ['kilometres', '45000.0 km', 45000],
  ['kilometres', '1.245.000 km', 1245000, true],
  ['dots-are-thousands', '45.000 km', '45000 km'],
  ['dots-are-thousands', '$1.245.000', '$1245000'],
  ['dots-are-thousands', '7.25 or 45.0001', '7.25 or 45.0001'],
  ['dots-are-decimals', '45.000 km', '45 km'],
  ['dots-are-decimals', '129.990', '130', true],
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
  ['pictures', 'https://a.example/1.jpg|javascript:alert(1)|photo.jpg', [
    { image: { url: 'https://a.example/1.jpg' } },
  ], true],
  ['pictures', 'javascript:alert(1)', null, true],
  ['pictures', 'data:image/png;base64,AAAA', null, true],
  ['list', 'Tow Bar;Sunroof', ['Tow Bar', 'Sunroof']],
  ['pictures', [{ image: { url: 'javascript:alert(1)' } }, { image: { url: 'https://a.example/2.jpg' } }], [
    { image: { url: 'https://a.example/2.jpg' } },
  ], true],
  ['date', '0', null],
  ['date', '2026-05-31', Date.UTC(2026, 4, 31) / 1000],
  ['date', '31/05/2026', Date.UTC(2026, 4, 31) / 1000],
  ['lower-case', 'USED', 'used'],
]; // oxfmt-ignore

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
    ['dollars', '129.990'],
    ['dollars', '1.000'],
    ['dollars', '10.000'],
    ['dollars', '12.99'],
    ['dollars', 12.99],
    ['dollars', '$99 per week'],
    ['dollars', 'from $12,990'],
    ['dollars', '$1,000 deposit'],
    ['dollars', '$12,990 + GST'],
    ['dollars', '12 99'],
    ['dollars', '$12,990 $11,990'],
    ['dollars', `$12,990 ${'drive away '.repeat(40)}`],
    ['kilometres', '45.000 km'],
    ['kilograms', '3.500 kg'],
    ['date', 'last week'],
  ])('%s refuses %j', (name, from) => {
    expect(() => cleaners[name](from)).toThrow(UnreadableValue);
  });

  test.each<[string, string | undefined]>([
    ['$12,990 drive away', 'drive_away'],
    ['$12,990 Drive-Away, no more to pay!', 'drive_away'],
    ['Driveaway $12,990*', 'drive_away'],
    ['$12,990 (Drive Away)', 'drive_away'],
    ['$12,990 est. drive away', 'estimated_drive_away'],
    ['12990 excl gov charges', 'excluding_government_charges'],
    ['$12,990 Excl. Govt. Charges', 'excluding_government_charges'],
    ['$12,990 EGC', 'excluding_government_charges'],
    ['$12,990 + govt charges', 'excluding_government_charges'],
    ['$12,990 plus on-road costs', undefined],
    ['$12,990', undefined],
  ])('LEGAL 1 the words of %j answer the price type %s', (text, type) => {
    expect(cleaners.dollars(text).value).toBe(12990);
    expect(cleaners.dollars(text).priceType).toBe(type);
  });

  test('a reason about dots says what to do, per field', () => {
    expect(() => cleaners.kilometres('45.000 km', 'km')).toThrow(
      'expected kilometres, found "45.000": thousands or decimals? Write 45000 or 45, ' +
        'or let the mapping clean this column with dots-are-thousands or dots-are-decimals first',
    );
    expect(() => cleaners.number('45.000', 'km')).toThrow('thousands or decimals?');
    expect(cleaners.number('7.125', 'fuelconsumptioncombined').value).toBe(7.125);
    expect(cleaners.number('3.500', 'towing')).toMatchObject({ value: null, note: expect.any(String) });
    expect(() => cleaners.dollars('89.990', 'subscription_price')).toThrow('thousands or decimals?');
    expect(cleaners.dollars('129.50', 'subscription_price').value).toBe(130);
  });

  test('a dot before three digits never makes a price of a few dollars or a vehicle of a few kilometres', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.constantFrom('', '$', 'A$ '), (front, back, sign) => {
        const text = `${front}.${String(back).padStart(3, '0')}`;
        const read = (work: () => Value): Value => {
          try {
            return work();
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableValue);
            return null;
          }
        };
        const price = read(() => cleaners.dollars(sign + text).value);
        if (price !== null) expect(price).toBe(front * 1000 + back);
        const km = read(() => cleaners.kilometres(`${text} km`, 'km').value);
        if (km !== null && front > 0) expect.unreachable(`${text} km was read as ${String(km)}`);
      }),
    );
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
