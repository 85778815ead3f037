import './OfferCard.css';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createOfferPath, markPeriod } from '#domain/offer/view.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Site } from '#domain/site/site.ts';
import { createOfferText } from '#messages/offer/offer.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import { Picture } from '#parts/gallery/Picture.tsx';

export interface OfferCardProps {
  offer: Offer;
  site: Pick<Site, 'images' | 'messages' | 'make' | 'timezone'>;
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
  /** What stands below the offer, such as its buttons. */
  children?: ReactNode;
}

/** One special offer in a row; the whole card is one link. */
export function OfferCard({ offer, site, headingLevel = 'h3', eager = false, children }: OfferCardProps) {
  const text = createOfferText(site.messages);
  const Heading = headingLevel;
  return (
    <article className="offer-card" {...markPeriod(offer, site.timezone)}>
      <Picture
        src={offer.image}
        alt=""
        ratio="16:9"
        widths={[360, 640, 960]}
        sizes="(width >= 992px) 400px, (width >= 576px) 46vw, 92vw"
        images={site.images}
        eager={eager}
      />
      <div className="offer-card__body">
        {offer.category ? <p className="offer-card__category">{offer.category}</p> : null}
        <Heading className="offer-card__title">
          <a href={createOfferPath(offer, site.make)}>{offer.name}</a>
        </Heading>
        {offer.price !== null ? (
          <p className="offer-card__price numbers">
            <strong>{formatMoney(offer.price)}</strong> {formatPriceType(offer.priceType, site.messages)}
          </p>
        ) : null}
        {offer.endsOn ? (
          <p className="offer-card__ends">{text('offer.ends', { date: formatDate(offer.endsOn) })}</p>
        ) : null}
        {children}
      </div>
    </article>
  );
}
