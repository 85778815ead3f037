import { createText, type Text } from '../site/text.ts';

/** Words of the price comparison (GAUG rows) and of the market average (PRICE-07). */
export const marketMessages = {
  'market.title': 'Price comparison',
  'market.loading': 'Comparing the price …',
  'market.none': 'There is nothing to compare this price with at the moment.',
  'market.here': 'This one {amount}',
  'market.range': 'Similar vehicles are advertised from {from} to {to}.',
  'market.confidence.high': 'Compared with many similar vehicles.',
  'market.confidence.middle': 'Compared with some similar vehicles.',
  'market.confidence.low': 'Compared with few similar vehicles.',
  'market.caveat':
    'An automatic comparison of advertised prices, not a valuation. Condition, kilometres, options and what a price includes differ from one vehicle to the next.',
  'market.how': 'How we compare',
  'market.explanation.state':
    'The average is that of advertised prices of similar vehicles in {state}, as our market data provider reports it. It is an estimate, not a valuation: condition, kilometres, options and what a price includes differ.',
  'market.explanation.national':
    'The average is that of advertised prices of similar vehicles in Australia, as our market data provider reports it. It is an estimate, not a valuation: condition, kilometres, options and what a price includes differ.',
} as const;

/** Binds the words of price comparisons to a dealer's overrides. */
export const createMarketText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof marketMessages> => createText(marketMessages, overrides);
