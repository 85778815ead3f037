import type { SampleCase } from './case.ts';

const priced: SampleCase['fits'] = ({ document }) => (document.price ?? 0) > 10;
const below = (document: { price?: number | null | undefined }, share: number): number =>
  Math.round(((document.price ?? 0) * (1 - share)) / 100) * 100 - 10;

/** Every form that a price takes (PRICE-01 to PRICE-08). */
export const priceCases: SampleCase[] = [
  { name: 'drive away', share: 0.05, change: () => ({ price_type: 'drive_away' }) },
  { name: 'excluding charges', share: 0.08, change: () => ({ price_type: 'excluding_government_charges' }) },
  { name: 'estimated drive away', share: 0.05, change: () => ({ price_type: 'estimated_drive_away' }) },
  { name: 'own words', share: 0.005, change: () => ({ price_type: 'Plus on-road costs' }) },
  { name: 'no price type', share: 0.005, change: () => ({ price_type: undefined }) },
  {
    name: 'offer',
    share: 0.05,
    fits: priced,
    change: ({ document }) => ({ offer_price: below(document, 0.05) }),
  },
  {
    name: 'was price',
    share: 0.05,
    fits: priced,
    change: ({ document }) => ({ before_price: Math.round(((document.price ?? 0) * 1.06) / 100) * 100 - 10 }),
  },
  {
    name: 'offer and was price',
    share: 0.01,
    fits: priced,
    change: ({ document }) => ({
      offer_price: below(document, 0.04),
      before_price: (document.price ?? 0) + 1500,
    }),
  },
  {
    name: 'subscription',
    share: 0.04,
    fits: ({ choice, subscriptions }) => subscriptions && choice.model.category === 'car',
    change: ({ document }) => ({ subscription_price: Math.round((document.price ?? 30000) / 210) }),
  },
  {
    name: 'a deposit of its own',
    share: 0.2,
    fits: ({ document }) => (document.price ?? 0) > 100_000,
    change: () => ({ reserve_deposit: 1_000, payment_processors: ['Visa', 'Mastercard', 'PayID'] }),
  },
  { name: 'price on application', share: 0.015, change: () => ({ price: undefined, price_type: undefined }) },
  { name: 'a price of 10', share: 0.003, change: () => ({ price: 10 }) },
  {
    name: 'preorder',
    share: 0.01,
    fits: ({ choice }) => choice.carType === 'new',
    change: () => ({ preorder: true, price: undefined, price_type: undefined, status: 'coming_soon' }),
  },
  {
    name: 'below the state average',
    share: 0.1,
    fits: ({ document, choice }) => (document.price ?? 0) > 5000 && choice.carType === 'used',
    change: ({ document, random }) => market(document.price ?? 0, random.integer(5, 35) * 100, true),
  },
  {
    name: 'below the national average only',
    share: 0.02,
    fits: ({ document, choice }) => (document.price ?? 0) > 5000 && choice.carType === 'used',
    change: ({ document, random }) => market(document.price ?? 0, random.integer(5, 25) * 100, false),
  },
  {
    name: 'just above the market',
    share: 0.03,
    fits: ({ document, choice }) => (document.price ?? 0) > 5000 && choice.carType === 'used',
    change: ({ document }) => market(document.price ?? 0, 499, true),
  },
];

const market = (price: number, above: number, state: boolean): ReturnType<SampleCase['change']> => ({
  autograb_data: state
    ? { state_average_market_price: price + above, average_market_price: price + above - 150 }
    : { average_market_price: price + above },
});
