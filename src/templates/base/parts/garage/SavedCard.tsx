import '../listing/VehicleCard.css';
import './SavedCard.css';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import type { ImageEndpoint } from '#domain/gallery/images.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Button } from '#ui/Button.tsx';

export interface SavedCardProps {
  saved: SavedVehicleRecord;
  headingLevel: 'h2' | 'h3';
  images: ImageEndpoint;
  /** Why there is no more than this, for example that it is no longer in stock. */
  note: string;
  /** Where a vehicle that is gone leads to instead; without it the card leads to the vehicle's page. */
  similar: { label: string; href: string } | null;
  remove: { label: string; onRemove: () => void };
}

/** A saved vehicle that cannot be looked up: the card shows what was stored when it was saved. */
export function SavedCard({ saved, headingLevel: Heading, images, note, similar, remove }: SavedCardProps) {
  const { name, slug, primary_image_url: image } = saved;
  return (
    <article className="vehicle-card saved-card" data-unavailable={similar ? 'faded' : undefined}>
      <div className="vehicle-card__media">
        <Picture
          src={image}
          alt=""
          widths={[320, 480, 640]}
          sizes="(width >= 768px) 300px, 92vw"
          images={images}
        />
      </div>
      <div className="vehicle-card__body">
        <Heading className="vehicle-card__title">
          {similar ? name : <a href={`/cars/${slug}/`}>{name}</a>}
        </Heading>
        <p className="saved-card__note">{note}</p>
        <div className="vehicle-card__foot">
          <div className="vehicle-card__actions">
            {similar ? (
              <Button href={similar.href} variant="secondary" size="small" wide>
                {similar.label}
                <span className="visually-hidden">: {name}</span>
              </Button>
            ) : null}
            <Button variant="quiet" size="small" wide onClick={remove.onRemove}>
              {remove.label}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </div>
        </div>
      </div>
    </article>
  );
}
