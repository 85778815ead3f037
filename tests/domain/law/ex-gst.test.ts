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
    expect(findPriceWithoutGst(amount, { priceType, category })).toBe(expected);
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
