import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrintSheet } from '#parts/page/PrintSheet.tsx';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';

const price = {
  noPriceText: 'Enquire for price.',
  offersSubscriptions: false,
  subscriptionPeriod: 'week',
  subscriptionIncludes: null,
  marketIndicatorFrom: 500,
} as const;

function print(showExGst: boolean): string {
  const site = {
    ...{ name: 'Gantry', url: 'https://www.gantry.example/', phone: '+61733334444', messages: {} },
    ...{
      timezone: 'Australia/Brisbane',
      price: { ...price, showExGst },
      images: { name: 'none' as const, quality: 75 },
    },
  };
  const vehicle = stockVehicle({
    category: 'truck',
    price: 55_000,
    priceType: 'excluding_government_charges',
  });
  return renderToStaticMarkup(<PrintSheet {...{ vehicle, site, location: null, now: 0 }} />);
}

test('LEGAL 1 PRINT-01 a sheet says the price with and without GST where the pages of the dealer do', () => {
  const amount = '<strong>$55,000</strong> ';
  expect(print(true)).toContain(`${amount}inc GST Excl. Govt. Charges</p><p>$50,000 ex GST</p>`);
  expect(print(false)).toContain(`${amount}Excl. Govt. Charges</p></div>`);
});
