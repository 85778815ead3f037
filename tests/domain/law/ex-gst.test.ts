import { describe, expect, test } from 'vitest';
import { findPriceWithoutGst } from '#domain/law/ex-gst.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import { formatPrice, sayPrice } from '#messages/vehicle/price.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const egc = 'excluding_government_charges';

describe('LEGAL 1 the price without GST', () => {
  test.each([
    ['is ten elevenths of a price without government charges', 55_000, egc, 'truck', 50_000],
    ['of on-road costs on top is the same', 11_000, 'plus on-road costs', 'caravan', 10_000],
    [
      'does not follow from a drive-away price, which holds charges without GST',
      55_000,
      'drive_away',
      'truck',
      null,
    ],
    ['does not follow where nobody says what the price holds', 55_000, null, 'truck', null],
    ['of a car that may hold luxury car tax is not guessed', 90_000, egc, 'car', null],
  ] as const)('%s', (_, amount, priceType, category, expected) => {
    expect(findPriceWithoutGst(amount, { priceType, category, statedExGst: null })).toBe(expected);
  });

  test.each([
    ['of a drive-away price is what the feed states', 55_000, 50_300, 'drive_away', 50_300],
    ['stated is not worked out again', 90_000, 82_500, egc, 82_500],
    ['that leaves out more than GST is of another price', 55_000, 42_000, 'drive_away', null],
    ['that is no less than the price is none', 55_000, 55_000, 'drive_away', null],
    ['stated for a price that was since reduced no longer holds', 49_000, 50_300, 'drive_away', null],
  ] as const)('%s', (_, amount, statedExGst, priceType, expected) => {
    expect(findPriceWithoutGst(amount, { priceType, category: 'truck', statedExGst })).toBe(expected);
  });

  test('stands only where the dealer asks for it', () => {
    const rules = {
      ...{ noPriceText: '', offersSubscriptions: false, subscriptionPeriod: 'week' as const },
      ...{ subscriptionIncludes: null, marketIndicatorFrom: false as const },
    };
    const truck = stockVehicle({ category: 'truck', price: 55_000, priceType: egc });
    expect(describePrice(truck, { ...rules, showExGst: true })).toMatchObject({
      amount: 55_000,
      exGst: 50_000,
    });
    expect(describePrice(truck, { ...rules, showExGst: false })).toMatchObject({ exGst: null });
    // Where there are two amounts, each says which it is, in a sentence as on the page.
    const said = formatPrice(describePrice(truck, { ...rules, showExGst: true }), '', {});
    expect(sayPrice(said)).toBe('$55,000 inc GST Excl. Govt. Charges');
  });
});
