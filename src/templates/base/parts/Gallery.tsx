import './Gallery.css';
import { createImageUrl } from '#domain/images.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Picture } from '#parts/Picture.tsx';
import type { VehicleSite } from './vehicle-site.ts';

export interface GalleryProps {
  vehicle: Vehicle;
  site: VehicleSite;
}

/** From this number of pictures on there are thumbnails (GAL-01). */
const THUMBNAILS_FROM = 4;

/**
 * All pictures in a strip that snaps, with thumbnails that are links into it: works by touch, keyboard and without
 * JavaScript. The first picture is the largest thing on the page and is fetched first.
 */
export function Gallery({ vehicle, site }: GalleryProps) {
  const text = createVehicleText(site.messages);
  const total = vehicle.images.length;
  const pictures = total > 0 ? vehicle.images : [{ url: null, thumbUrl: '' }];
  return (
    <section className="gallery" aria-label={text('vehicle.pictures')}>
      <ul className="gallery__strip" role="list" tabIndex={total > 1 ? 0 : undefined}>
        {pictures.map((image, index) => (
          <li className="gallery__slide" key={image.url ?? 'none'} id={`picture-${index + 1}`}>
            <Picture
              src={image.url}
              alt={text('vehicle.pictureAlt', { name: vehicle.name, number: index + 1, total })}
              emptyText={text('vehicle.noPicture')}
              ratio="3:2"
              widths={[480, 800, 1200, 1600]}
              sizes="(width >= 1200px) 800px, (width >= 992px) 62vw, 100vw"
              images={site.images}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {total > 1 ? <p className="gallery__count numbers">{text('vehicle.pictureCount', { total })}</p> : null}
      {total >= THUMBNAILS_FROM ? (
        <ul className="gallery__thumbnails" role="list" aria-label={text('vehicle.thumbnails')}>
          {vehicle.images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={text('vehicle.showPicture', { number: index + 1 })}
              >
                <img
                  src={createImageUrl(image.thumbUrl, 160, site.images)}
                  width="160"
                  height="107"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
