import './PromotionCard.css';
import type { Promotion } from '#domain/listing/promotions.ts';
import { findPicture } from '#domain/gallery/own-picture.ts';
import type { Site } from '#domain/site/site.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface PromotionCardProps {
  promotion: Promotion;
  site: Pick<Site, 'images' | 'pictures'>;
}

/** A card of the dealer's own between vehicles (PROMO-01); it cannot be taken for one of them. */
export function PromotionCard({ promotion, site }: PromotionCardProps) {
  const { title, text, link, image } = promotion;
  return (
    <article className="promotion-card">
      {image ? (
        <Picture
          src={findPicture(image, site)}
          alt=""
          widths={[320, 640]}
          sizes="(width >= 768px) 300px, 92vw"
          images={site.images}
        />
      ) : null}
      <div className="promotion-card__body">
        <h2 className="promotion-card__title">{title}</h2>
        {text ? <p className="promotion-card__text">{text}</p> : null}
        <a className="promotion-card__link" href={link.href}>
          {link.label}
          <Icon name="arrowRight" />
        </a>
      </div>
    </article>
  );
}
