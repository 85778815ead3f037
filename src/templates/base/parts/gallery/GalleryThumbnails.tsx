import { createImageUrl } from '#domain/gallery/images.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { Icon } from '#ui/Icon.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface GalleryThumbnailsProps {
  vehicle: Vehicle;
  site: Pick<VehicleSite, 'images' | 'messages'>;
  hasVideo: boolean;
}

/** Small pictures that are links to the large ones, and to the video behind them. */
export function GalleryThumbnails({ vehicle, site, hasVideo }: GalleryThumbnailsProps) {
  const text = createGalleryText(site.messages);
  const picture = (url: string) => (
    <img
      src={createImageUrl(url, 160, site.images)}
      width="160"
      height="107"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
  const [first] = vehicle.images;
  return (
    <ul
      className="gallery__thumbnails"
      role="list"
      aria-label={text('gallery.thumbnails')}
      data-gallery="thumbnails"
    >
      {vehicle.images.map((image, index) => (
        <li key={image.url}>
          <a href={`#picture-${index + 1}`} aria-label={text('gallery.showPicture', { number: index + 1 })}>
            {picture(image.thumbUrl)}
          </a>
        </li>
      ))}
      {hasVideo && first ? (
        <li>
          <a
            href={`#picture-${vehicle.images.length + 1}`}
            aria-label={text('gallery.showVideo')}
            data-kind="video"
          >
            {picture(first.thumbUrl)}
            <Icon name="play" size={22} />
          </a>
        </li>
      ) : null}
    </ul>
  );
}
