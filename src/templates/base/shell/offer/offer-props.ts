import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#domain/site/site.ts';

/** What each part of an offer's page is drawn from. */
export interface OfferProps {
  offer: Offer;
  site: Site;
}

export interface OfferDetailsProps extends OfferProps {
  /** Where 'Explore {model}' leads. */
  modelPath: string | null;
}
