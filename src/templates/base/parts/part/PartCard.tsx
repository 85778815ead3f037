import './PartCard.css';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Part } from '#domain/part/part.ts';
import { phoneHref } from '#domain/location/phone.ts';
import type { Site } from '#domain/site/site.ts';
import { createCollectionText } from '#messages/search/collection.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Button } from '#ui/Button.tsx';

export interface PartCardProps {
  part: Part;
  site: Pick<Site, 'images' | 'messages' | 'parts'>;
  eager?: boolean;
}

/** Mail to the parts counter with the part in it, else its phone, else the way to the dealer. */
function createEnquiryHref({ email, phone }: NonNullable<Site['parts']>, subject: string): string {
  if (email) return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return phone ? phoneHref(phone) : '/locations/';
}

/** One part or accessory in a list: what it is, what it fits, what it costs, whom to ask. */
export function PartCard({ part, site, eager = false }: PartCardProps) {
  const text = createCollectionText(site.messages);
  const about = [part.name, part.number].filter(Boolean).join(', ');
  const vehicles = [part.make, part.fits].filter(Boolean).join(' ');
  return (
    <article className="part-card">
      <Picture
        src={part.image}
        alt=""
        widths={[240, 360, 480, 720]}
        sizes="(width >= 992px) 290px, (width >= 576px) 46vw, 36vw"
        images={site.images}
        eager={eager}
      />
      <div className="part-card__body">
        <h2 className="part-card__title">{part.name}</h2>
        <p className="part-card__fits">
          {vehicles ? text('parts.fits', { vehicles }) : text('parts.fitsAll')}
        </p>
        {part.number ? (
          <p className="part-card__number numbers">{text('parts.number', { number: part.number })}</p>
        ) : null}
        <p className="part-card__price numbers">
          {part.price === null ? (
            text('parts.noPrice')
          ) : (
            <>
              <strong>{formatMoney(part.price)}</strong> {formatPriceType(part.priceType, site.messages)}
            </>
          )}
        </p>
        <div className="part-card__foot">
          <span className="part-card__stock" data-stock={part.inStock ? 'in' : 'order'}>
            {text(part.inStock ? 'parts.inStock' : 'parts.toOrder')}
          </span>
          {site.parts ? (
            <Button
              href={createEnquiryHref(site.parts, text('parts.enquireSubject', { name: about }))}
              variant="secondary"
              size="small"
              aria-label={`${text('parts.enquire')}: ${about}`}
            >
              {text('parts.enquireShort')}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
