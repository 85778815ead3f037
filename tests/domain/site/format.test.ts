import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeComments } from '#domain/vehicle/comments.ts';
import { cutExcerpt, readParagraphs } from '#domain/page/excerpt.ts';
import { formatDate, formatFeedDate, formatKilometres } from '#domain/site/format.ts';
import { formatDecimal, formatMoney, formatNumber } from '#domain/site/numbers.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import type { Measures } from '#domain/vehicle/fields/measures.ts';
import { formatEngine, holds, listKeyFacts, listSpecifications } from '#domain/vehicle/specifications.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { readMeasures } from '#services/wire/vehicle.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

test.each([
  [36_990, '$36,990'],
  [1_234_567, '$1,234,567'],
  [999.6, '$1,000'],
])('PRICE-06: %d as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test('numbers look as they do in Australian English, without asking the browser for its rules', () => {
  const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, signDisplay: 'negative' });
  const decimal = new Intl.NumberFormat('en-AU', { signDisplay: 'negative' });
  const dollars = new Intl.NumberFormat('en-AU', {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ min: -1e9, max: 1e9, noNaN: true })),
      (number) => {
        expect(formatNumber(number)).toBe(whole.format(number));
        // The last digit of a binary fraction may be rounded either way.
        const thousandths = Math.round(number * 1000) / 1000;
        expect(formatDecimal(thousandths)).toBe(decimal.format(thousandths));
        expect(formatMoney(Math.round(number))).toBe(dollars.format(Math.round(number)));
      },
    ),
  );
});

test('CARD-02: kilometres', () => {
  expect(formatKilometres(12_450)).toBe('12,450 km');
});

test('HOURS-04: a date in no zone', () => {
  expect(formatDate('2026-12-25')).toBe('25 December 2026');
});

test.each([
  ['2027-03-05', '5 March 2027'],
  ['02/2022', '02/2022'],
  ['2027-02-31', '2027-02-31'],
  ['2027-13-45', '2027-13-45'],
  ['2027', '2027'],
  ['June 2027', 'June 2027'],
])('LEGAL 3: the date %s of a feed as %s', (value, text) => {
  expect(formatFeedDate(value)).toBe(text);
  expect(listKeyFacts(stockVehicle({ registrationExpiry: value }))).toContainEqual({
    key: 'registrationExpiry',
    value: text,
  });
});

test.each([
  ['+61733334444', '(07) 3333 4444', 'tel:+61733334444'],
  ['07 3333 4444', '(07) 3333 4444', 'tel:0733334444'],
  ['0412345678', '0412 345 678', 'tel:0412345678'],
  ['+61412345678', '0412 345 678', 'tel:+61412345678'],
  ['1300123456', '1300 123 456', 'tel:1300123456'],
  ['1800 123 456', '1800 123 456', 'tel:1800123456'],
  ['131234', '13 12 34', 'tel:131234'],
  ['+6499999999', '+6499999999', 'tel:+6499999999'],
])('VDP-14: %s is shown as %s and dialled as %s', (phone, shown, href) => {
  expect([formatPhone(phone), phoneHref(phone)]).toEqual([shown, href]);
});

test.each([
  [1998, 'car', '2.0 L'],
  [1000, 'car', '1.0 L'],
  [999, 'car', '999 cc'],
  [1868, 'motorcycle', '1,868 cc'],
  [0, 'car', null],
  [null, 'car', null],
] as const)('VDP-25, C55: %s cc of a %s as %s', (engineSize, category, text) => {
  expect(formatEngine({ engineSize, category })).toBe(text);
});

test.each([
  [null, null],
  ['', null],
  [' | ', null],
  ['<p>|</p>', null],
])('VDP-11: %j has no comments', (comments, view) => {
  expect(describeComments(comments)).toBe(view);
});

test.each([
  [400, null],
  [401, `${'x'.repeat(400)}…`],
])('VDP-10: %d characters', (length, excerpt) => {
  expect(describeComments('x'.repeat(length))?.excerpt).toBe(excerpt);
});

test('OFFR-02, C13: shown in full up to one length, cut at another', () => {
  expect(cutExcerpt('x'.repeat(200), 160, 200)).toBeNull();
  expect(cutExcerpt('x'.repeat(201), 160, 200)).toBe(`${'x'.repeat(160)}…`);
});

test.each([
  ['One careful owner', 12, 'One careful…'],
  ['One careful owner', 11, 'One careful…'],
  ['One careful owner', 10, 'One…'],
  [`See ${'x'.repeat(60)}`, 40, `See ${'x'.repeat(36)}…`],
])('VDP-10: "%s" is not cut within a word at %d', (words, length, excerpt) => {
  expect(cutExcerpt(words, length)).toBe(excerpt);
});

test("VDP-10: a dealer's HTML is read as paragraphs, entities once", () => {
  expect(readParagraphs('<p>One &amp;lt; two</p><p></p>Three<br/>four')).toEqual([
    'One &lt; two',
    'Three',
    'four',
  ]);
});

test('VDP-05: rows without a value are hidden; LEGAL 3: identity is stated', () => {
  expect(listKeyFacts(stockVehicle({ odometer: 0, registration: '123ABC', vin: 'VIN1' }))).toEqual([
    { key: 'odometer', value: '0 km' },
    { key: 'registration', value: '123ABC' },
    { key: 'vin', value: 'VIN1' },
  ]);
  expect(listSpecifications(stockVehicle())).toEqual([]);
});

test('VDP-28: a caravan states its own measures', () => {
  const caravan = {
    bodyWidth: '2.4 m',
    bodyLength: '6 m',
    tareWeight: '1,900 kg',
    axleType: 'Tandem',
    sleeps: 4,
    aggregateTrailerMass: '2,400 kg',
  };
  const keys = listSpecifications(stockVehicle({ category: 'caravan', caravan })).map(({ key }) => key);
  expect(keys).toEqual([
    'sleeps',
    'bodyLength',
    'tareWeight',
    'aggregateTrailerMass',
    'bodyWidth',
    'axleType',
  ]);
});

test.each([
  ['2680 kg', '2,680 kg'],
  ['12500kg', '12,500kg'],
  ['1,900 kg', '1,900 kg'],
  ['6553 mm (21 ft 6 in)', '6,553 mm (21 ft 6 in)'],
  ['10.1250 kg', '10.1250 kg'],
  ['8.1 m', '8.1 m'],
  ['on application', 'on application'],
])('VDP-28: masses and lengths of a caravan, written %j, read %j', (written, read) => {
  const nothing = { bodyWidth: null, bodyLength: null, axleType: null, sleeps: null };
  const caravan = { ...nothing, tareWeight: written, aggregateTrailerMass: null };
  const rows = listSpecifications(stockVehicle({ category: 'caravan', caravan }));
  expect(rows).toEqual([{ key: 'tareWeight', value: read }]);
});

test.each([
  [
    'truck',
    { grossVehicleMass: 4495, grossCombinationMass: 8000, payload: 1850, axleConfiguration: '4x2' },
    ['4,495 kg', '8,000 kg', '1,850 kg', '4x2'],
  ],
  [
    'motorcycle',
    { lamsApproved: true, seatHeight: 805, kerbMass: 184 },
    [holds, '805 mm', '54 kW', '184 kg'],
  ],
  ['car', { electricRange: 420, batteryCapacity: 60.5 }, ['5', '420 km', '60.5 kWh', '54 kW']],
] as const)('VDP-04, VDP-28: the first rows of a %s are what its buyers ask', (category, measures, first) => {
  const vehicle = stockVehicle({ category, measures, power: 54, seats: category === 'car' ? 5 : null });
  const values = listSpecifications(vehicle).map(({ value }) => value);
  expect(values.slice(0, 4)).toEqual(first);
});

test('VDP-05, VDP-28: a motorcycle that learners may ride says so, one that they may not says nothing', () => {
  const say = (measures: Measures | null) =>
    labelSpecifications(listSpecifications(stockVehicle({ measures })), {});
  expect(say({ lamsApproved: true })).toEqual([{ label: 'Learner approved (LAMS)', value: 'Yes' }]);
  expect(say(readMeasures({ lamsapproved: false, seatheight: 0, axleconfiguration: '' }))).toEqual([]);
});
