import './ModelCard.css';
import type { Model } from '#domain/brand/brand.ts';
import { findPicture } from '#domain/gallery/own-picture.ts';
import type { ColumnKey } from '#domain/listing/columns.ts';
import type { ModelFigure } from '#domain/model/model-columns.ts';
import type { Site } from '#domain/site/site.ts';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';
import { BodyDrawing } from '#ui/BodyDrawing.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';

export interface ModelCardProps {
  model: Model;
  /** The model's own page, or the listing of its stock. */
  href: string;
  /** What it costs new, in words. */
  price: string | null;
  /** The same without GST; a look of pictures leaves it to the page of the model. */
  exGst: string | null;
  /** What those in stock weigh, carry and measure, for looks that sell by figures. */
  figures: readonly ModelFigure[];
  /** What any model beside it states of these, in one order. */
  columns: readonly ColumnKey[];
  /** How many are in stock, as text. */
  stock?: string | undefined;
  site: Pick<Site, 'images' | 'messages' | 'pictures'>;
}

/** One model of a brand's range: a picture, or its body in lines, its name and what it is for (ROUTE-18). */
export function ModelCard({ model, href, price, stock, site }: ModelCardProps) {
  const picture = findPicture(model.image, site);
  return (
    <a className="model-card" href={href}>
      {picture === null && model.body ? (
        <span className="picture model-card__drawing" data-ratio="4:3">
          <BodyDrawing shape={findBodyShape(model.body)} />
        </span>
      ) : (
        <Picture
          src={picture}
          alt=""
          widths={[240, 360, 480, 720]}
          sizes="(width >= 992px) 290px, (width >= 576px) 30vw, 72vw"
          images={site.images}
        />
      )}
      <span className="model-card__name">{model.name}</span>
      {model.tagline ? <span className="model-card__tagline">{model.tagline}</span> : null}
      {price ? <span className="model-card__price numbers">{price}</span> : null}
      <span className="model-card__stock numbers">{[model.body, stock].filter(Boolean).join(' · ')}</span>
    </a>
  );
}
