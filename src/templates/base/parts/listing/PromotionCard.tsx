import './PromotionCard.css';
import type { Promotion } from '#domain/listing/promotions.ts';
import type { ImageEndpoint } from '#domain/gallery/images.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface PromotionCardProps {
  promotion: Promotion;
  images: ImageEndpoint;
}

/** A card of the dealer's own between vehicles (PROMO-01); it cannot be taken for one of them. */
export function PromotionCard({ promotion, images }: PromotionCardProps) {
  const { title, text, link, image } = promotion;
  // A path is a file of the dealer's own, which no service resizes.
  const endpoint = image?.startsWith('/') ? { ...images, name: 'none' as const } : images;
  return (
    <article className="promotion-card">
      {image ? (
        <Picture
          src={image}
          alt=""
          widths={[320, 640]}
          sizes="(width >= 768px) 300px, 92vw"
          images={endpoint}
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
