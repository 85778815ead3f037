import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownUnits, parseAmount, parseTerm } from '#domain/costs/typed-amount.ts';

type Unit = keyof typeof ownUnits;

test.each<[Unit, string, number | null]>([
  ['dollars', '$36,990', 36_990],
  ['dollars', '$12,990.50', 12_990.5],
  ['dollars', '12 990', 12_990],
  ['dollars', '12 34', 1234],
  ['dollars', '1,234,567', 1_234_567],
  ['dollars', '30k', 30_000],
  ['dollars', '$2.5 K', 2_500],
  ['dollars', '2,5k', 2_500],
  ['dollars', '5000 dollars', 5_000],
  ['dollars', '20 $', 20],
  ['dollars', '-5', -5],
  ['dollars', '−$5', -5],
  ['dollars', '$-5', -5],
  ['dollars', '.5', 0.5],
  ['dollars', '5.', 5],
  ['dollars', '912,25', 912.25],
  ['dollars', '12,990', 12_990],
  ['dollars', '1.234,50', null],
  ['dollars', '1.2.3', null],
  ['dollars', '20%', null],
  ['dollars', '1e9', null],
  ['dollars', '1e4', null],
  ['dollars', '1m', null],
  ['dollars', '', null],
  ['dollars', '$', null],
  ['dollars', ',', null],
  ['dollars', 'abc', null],
  ['percent', '7.99%', 7.99],
  ['percent', '8.5 % p.a.', 8.5],
  ['percent', '8,5', 8.5],
  ['percent', '7,25%', 7.25],
  ['percent', '$8', null],
  ['percent', '8k', null],
  ['kilometres', '1,250 kms', 1250],
  ['kilometres', '250 km', 250],
  ['kilometres', '250 km/week', 250],
  ['kilometres', '250 kilometres a week', 250],
  ['kilometres', '250k', null],
  ['kilometres', '40 km/day', null],
  ['kilometres', '200 miles', null],
  ['litres', '10 L/100km', 10],
  ['litres', '7,4 litres per 100 km', 7.4],
  ['litres', '25 mpg', null],
  ['litres', '12 km/L', null],
  ['kilowattHours', '16.5 kWh/100 km', 16.5],
  ['kilowattHours', '16 L/100km', null],
  ['dollarsPerLitre', '$1.70', 1.7],
  ['dollarsPerLitre', '$1.70/L', 1.7],
  ['dollarsPerLitre', '1,70', 1.7],
  ['dollarsPerLitre', '170c', null],
  ['dollarsPerKilowattHour', '$0.30 per kWh', 0.3],
  ['dollarsPerKilowattHour', '30 cents', null],
])('FUEL-04 FCAL-02 FCAL-07: as %s, %j is read as %j', (unit, text, expected) => {
  expect(parseAmount(text, ownUnits[unit])).toBe(expected);
});

test.each<[string, number | null]>([
  ['5', 5],
  ['5 years', 5],
  ['5 yrs', 5],
  ['1 year', 1],
  ['5.5 years', 5.5],
  ['5,5 years', 5.5],
  ['9 years', 9],
  ['18 months', 1.5],
  ['48 Months', 4],
  ['7 months', null],
  ['20 months', null],
  ['6 months', null],
  ['120 months', null],
  ['1 year 6 months', null],
  ['5%', null],
  ['$5', null],
  ['months', null],
])('FCAL-06 FCAL-15: a term of %j is read as %j years', (text, expected) => {
  expect(parseTerm(text, { min: 1, max: 7, step: 0.5 })).toBe(expected);
});

test('FCAL-06: months are read where the steps of the term are months', () => {
  expect(parseTerm('18 months', { min: 1, max: 5, step: 1 })).toBeNull();
  expect(parseTerm('15 months', { min: 1, max: 5, step: 0.25 })).toBe(1.25);
});

test('FUEL-04: nothing that is typed is read as anything but a number or nothing', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[-$]?[\d.,]{1,9} ?[a-z%]{0,3}$/));
  fc.assert(
    fc.property(typed, fc.constantFrom(...Object.values(ownUnits)), (text, unit) => {
      const read = parseAmount(text, unit);
      expect(read === null || Number.isFinite(read)).toBe(true);
    }),
  );
});
