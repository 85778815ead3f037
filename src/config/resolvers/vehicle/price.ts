import type { PriceRules } from '#domain/vehicle/price.ts';
import type { ResolveContext } from '../context.ts';

/** How prices are shown. Reports subscriptions without a text about their contents, and such a text without subscriptions. */
export function resolvePrice({ settings: { price }, warn }: ResolveContext): PriceRules {
  if (price.offersSubscriptions && price.subscriptionIncludes === null)
    warn(
      ['price', 'offersSubscriptions'],
      'shows subscriptions, but nothing says what they include: vehicle pages tell shoppers to ask.\n' +
        'Write price.subscriptionIncludes, for example registration, insurance and servicing.',
    );
  if (!price.offersSubscriptions && price.subscriptionIncludes !== null)
    warn(
      ['price', 'subscriptionIncludes'],
      'says what subscriptions include, but no page shows them: price.offersSubscriptions is false.\n' +
        'Write price.offersSubscriptions: true, or leave the text out.',
    );
  return price;
}
