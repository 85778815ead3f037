import type { Offer } from '../offer/offer.ts';
import { sources, type LawRule } from './law-rule.ts';
import { findPriceWordProblem } from './price-words.ts';

/** What the law asks the price of an offer to tell, and how to see that it does not. */
export interface OfferRule extends LawRule {
  breaks: (offer: Offer) => boolean;
}

export const offerRules: readonly OfferRule[] = [
  {
    id: 'offer-total-price',
    states: 'all',
    severity: 'error',
    breaks: ({ priceType }) => findPriceWordProblem(priceType) === 'chargesOnTop',
    says: 'with a price to which on-road costs come: pages show no price, because the law asks for the total. Give the drive-away price.',
    source: sources.singlePrice,
  },
  {
    id: 'offer-price-basis',
    states: 'all',
    severity: 'warning',
    breaks: ({ price, priceType, model }) => price !== null && priceType === null && model !== null,
    says: 'of a vehicle with a price but no price_type: shoppers cannot tell what it includes, which the law asks for.',
    source: sources.singlePrice,
  },
];
