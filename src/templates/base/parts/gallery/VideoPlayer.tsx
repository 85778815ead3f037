import './VideoPlayer.css';
import { createImageUrl } from '#domain/gallery/images.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeVideo } from '#domain/gallery/video.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface VideoPlayerProps {
  vehicle: Vehicle;
  site: Pick<VehicleSite, 'images' | 'messages'>;
}

/**
 * A vehicle's video. Nothing of it is loaded before the shopper asks: a file by the browser's own player, a video that
 * lies with a service by a link, which the gallery's script turns into that service's player in place.
 */
export function VideoPlayer({ vehicle, site }: VideoPlayerProps) {
  const text = createVehicleText(site.messages);
  const video = describeVideo(vehicle.videoUrl);
  const still = vehicle.images[0]?.url;
  if (!video) return null;
  if (video.kind === 'file') {
    return (
      <video
        className="video-player"
        controls
        playsInline
        preload="none"
        aria-label={text('vehicle.video')}
        src={video.url}
        {...(still ? { poster: createImageUrl(still, 800, site.images) } : {})}
      />
    );
  }
  return (
    <a
      className="video-player"
      href={video.url}
      target="_blank"
      rel="noopener"
      data-video-player={video.kind === 'embed' ? video.playerUrl : undefined}
    >
      {still ? (
        <img
          src={createImageUrl(still, 800, site.images)}
          width="800"
          height="533"
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className="video-player__play">
        <Icon name="play" size={28} />
        {text('vehicle.playVideo')}
      </span>
    </a>
  );
}
