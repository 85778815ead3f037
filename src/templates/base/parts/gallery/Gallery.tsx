import './Gallery.css';
import { firstView, listViews } from '#domain/gallery/gallery.ts';
import { startFrame } from '#domain/gallery/spin.ts';
import { hasEmptyGallery, lacksPictures } from '#domain/vehicle/actions.ts';
import { findBodyShape } from '#domain/vehicle/body-shape.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeVideo } from '#domain/gallery/video.ts';
import { createContactText } from '#messages/lead/contact.ts';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GalleryThumbnails } from '#parts/gallery/GalleryThumbnails.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { VideoPlayer } from '#parts/gallery/VideoPlayer.tsx';
import { ViewCount, type ViewCountProps } from '#parts/vehicle/ViewCount.tsx';
import { BodyDrawing } from '#ui/BodyDrawing.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { photosCommand } from '../page/dialog-command.ts';
import type { VehiclePageSite } from '../vehicle/vehicle-site.ts';

export interface GalleryProps {
  vehicle: Vehicle;
  site: Pick<VehiclePageSite, 'images' | 'messages' | 'vehicle'> & ViewCountProps['site'];
}

/** From this number of pictures on there are thumbnails (GAL-01). */
const THUMBNAILS_FROM = 4;

const look = {
  ratio: '3:2',
  widths: [480, 800, 1200, 1600],
  sizes: '(width >= 1200px) 800px, (width >= 992px) 62vw, 100vw',
} as const;

/**
 * All pictures in a strip that snaps, with thumbnails that are links into it: works by touch, keyboard and without
 * JavaScript. What the page opens with is the largest thing on it and is fetched first. The gallery's script finds its
 * handles by their `data-gallery` names.
 */
export function Gallery({ vehicle, site }: GalleryProps) {
  const text = createGalleryText(site.messages);
  const words = createVehicleText(site.messages);
  const views = listViews(vehicle);
  const view = firstView(vehicle, site.vehicle.spin);
  const asksForPictures =
    site.vehicle.actions.includes('photos') &&
    lacksPictures(vehicle, site.vehicle.fewPictures) &&
    hasEmptyGallery(vehicle);
  const video = describeVideo(vehicle.videoUrl);
  const total = vehicle.images.length + (video ? 1 : 0);
  const pictures = vehicle.images.length > 0 ? vehicle.images : [{ url: null, thumbUrl: '' }];
  const poster = vehicle.spinImages[startFrame(vehicle.spinImages.length)] ?? null;
  return (
    <section className="gallery" aria-label={text('gallery.title')} data-gallery="root" data-view={view}>
      <div className="gallery__stage">
        {views.includes('spin') ? (
          <div className="gallery__panel" data-panel="spin" data-gallery="spin">
            <Picture
              {...look}
              widths={[600, 1200]}
              src={poster}
              alt={vehicle.name}
              images={site.images}
              eager={view === 'spin'}
            />
            <button type="button" className="gallery__spin-start" data-gallery="start">
              <Icon name="rotate" size={28} />
              {text('gallery.swipeToSpin')}
            </button>
          </div>
        ) : null}
        <ul
          className="gallery__strip"
          role="list"
          data-gallery="strip"
          aria-label={text('gallery.pictures')}
          tabIndex={total > 1 ? 0 : undefined}
        >
          {pictures.map((image, index) => (
            <li className="gallery__slide" key={image.url ?? 'none'} id={`picture-${index + 1}`}>
              <Picture
                {...look}
                src={image.url}
                alt={text('gallery.pictureAlt', {
                  name: vehicle.name,
                  number: index + 1,
                  total: vehicle.images.length,
                })}
                emptyText={words('vehicle.noPicture')}
                emptyDrawing={vehicle.body ? <BodyDrawing shape={findBodyShape(vehicle.body)} /> : undefined}
                images={site.images}
                eager={index === 0 && view === 'images'}
              />
              {asksForPictures ? (
                <Button className="gallery__invite" variant="secondary" icon="camera" {...photosCommand}>
                  {createContactText(site.messages)('contact.photos')}
                </Button>
              ) : null}
            </li>
          ))}
          {video ? (
            <li className="gallery__slide" id={`picture-${vehicle.images.length + 1}`}>
              <VideoPlayer video={video} still={vehicle.images[0]?.url ?? null} site={site} />
            </li>
          ) : null}
        </ul>
        {views.includes('interior') ? (
          <div className="gallery__panel" data-panel="interior" data-gallery="interior" />
        ) : null}
        {total > 1 ? (
          <>
            <p className="gallery__count numbers">
              <Icon name="camera" size={18} />
              <span data-gallery="number" data-words={text('gallery.number')}>
                {text('gallery.number', { number: 1, total })}
              </span>
            </p>
            <button
              type="button"
              className="gallery__button gallery__step"
              data-gallery="previous"
              aria-label={text('gallery.previous')}
              disabled
            >
              <Icon name="chevronLeft" size={24} />
            </button>
            <button
              type="button"
              className="gallery__button gallery__step"
              data-gallery="next"
              aria-label={text('gallery.next')}
            >
              <Icon name="chevronRight" size={24} />
            </button>
          </>
        ) : null}
        {vehicle.images.length > 0 ? (
          <button
            type="button"
            className="gallery__button gallery__enlarge"
            data-gallery="enlarge"
            aria-haspopup="dialog"
            aria-label={text('gallery.enlarge')}
          >
            <Icon name="expand" size={22} />
          </button>
        ) : null}
      </div>
      <ViewCount vehicle={vehicle} site={site} />
      {views.length > 1 ? (
        <div className="gallery__views" role="group" aria-label={text('gallery.views')}>
          {views.map((name) => (
            <button key={name} type="button" data-gallery-view={name} aria-pressed={name === view}>
              {text(`gallery.view.${name}`)}
            </button>
          ))}
        </div>
      ) : null}
      {vehicle.images.length >= THUMBNAILS_FROM ? (
        <GalleryThumbnails vehicle={vehicle} site={site} hasVideo={video !== null} />
      ) : null}
    </section>
  );
}
