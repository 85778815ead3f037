import * as v from 'valibot';
import { paymentMethodNames, type PaymentMethod } from '#domain/page/sections/payment-methods.ts';
import { answered } from './audience.ts';
import { safeAddress } from './lead/safe-address.ts';
import { choice, feature, group, list, maybe, text, wholeNumber } from './values.ts';

const usualMethods: readonly PaymentMethod[] = ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'];

const eligible = group('Which vehicles can be reserved; one without a price never can.', {
  carTypes: v.optional(
    list('Conditions.', choice('Condition.', ['new', 'demo', 'used'])),
    () => ['new', 'demo', 'used'] as const,
  ),
  minPrice: v.optional(wholeNumber('Lowest price in dollars.', 0, 10_000_000), 0),
  statuses: v.optional(
    list('Statuses.', choice('Status.', ['in_stock', 'coming_soon'])),
    () => ['in_stock'] as const,
  ),
});

const payments = group(
  'How the deposit is paid: on a page of the payment processor, which the dealer API names.',
  {
    methods: v.optional(
      list(
        'Ways to pay that are named beside the button, in their order.',
        choice('Way to pay.', paymentMethodNames),
      ),
      () => [...usualMethods],
    ),
    origin: maybe(
      safeAddress(
        'Web address of the payment pages, such as https://checkout.example.com; that of the dealer API when left out. Shoppers are sent nowhere else.',
      ),
    ),
  },
);

/** RSV-01…04, ROUTE-06, ROUTE-07, C16, C21. */
export const reserve = answered(
  feature('Reserving a vehicle with a deposit, or false.', {
    mode: choice(
      'checkout, buy-online and checkout-journey: a page of this site, with other words; external: the page at url; off: nowhere.',
      ['off', 'checkout', 'buy-online', 'checkout-journey', 'external'],
    ),
    deposit: v.optional(wholeNumber('Deposit in dollars, given back in full.', 1, 50_000), 200),
    holdHours: v.optional(wholeNumber('Hours that the deposit reserves a vehicle for.', 1, 720), 48),
    eligible: v.optional(eligible, {}),
    url: maybe(safeAddress('Page of another service, for external. It learns the vehicle by ?car_id=….')),
    guarantee: maybe(
      text(
        'What you promise a buyer, such as "Bring it back within 48 hours". Law holds you to each word, so there is no usual text.',
        'a text',
        600,
      ),
    ),
    payments: v.optional(payments, {}),
  }),
);
