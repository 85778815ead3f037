import { paymentMethodNames } from '#domain/page/sections/payment-methods.ts';
import { slug } from '../location/addresses.ts';
import { choice } from '../values.ts';
import { kind, ownTitle, sentence, someOf, title } from './kind.ts';

/** Sections that say what else the dealer does for people. */
export const serviceSections = [
  kind('featureLinks', { title: ownTitle }),
  kind('paymentLogos', {
    title,
    text: sentence,
    methods: someOf(
      'Ways to pay, in their order.',
      choice('A way to pay.', paymentMethodNames),
      'at least one way to pay',
      11,
    ),
  }),
  kind('slot', {
    title: ownTitle,
    text: sentence,
    partner: slug('Name of one of partners that stands at page.section.'),
  }),
] as const;
