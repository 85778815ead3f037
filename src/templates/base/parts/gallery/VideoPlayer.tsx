import './VideoPlayer.css';
import { createImageUrl, type ImageEndpoint } from '#domain/gallery/images.ts';
import type { PictureSource } from '#domain/gallery/own-picture.ts';
import type { Video } from '#domain/gallery/video.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface VideoPlayerProps {
  video: Video | null;
  /** The picture that stands there until somebody plays it. */
  still: PictureSource | null;
  /** What it shows, where the page does not say it. */
  name?: string;
  site: { images: ImageEndpoint; messages: Record<string, string> };
}

/** Widest that a still is drawn, in pixels. */
const stillWidth = 800;

const findStill = (still: PictureSource, images: ImageEndpoint) =>
  typeof still === 'string'
    ? { src: createImageUrl(still, stillWidth, images), width: String(stillWidth), height: '533' }
    : { src: still.src, width: String(still.width), height: String(still.height) };

/**
 * A video. Nothing of it is loaded before somebody asks: a file by the browser's own player, a video that lies with a
 * service by a link, which `islands/gallery/videos.ts` turns into that service's player in place.
 */
export function VideoPlayer({ video, still, name, site: { images, messages } }: VideoPlayerProps) {
  const text = createVehicleText(messages);
  const picture = still === null ? null : findStill(still, images);
  if (!video) return null;
  if (video.kind === 'file') {
    return (
      <video
        className="video-player"
        controls
        playsInline
        preload="none"
        aria-label={name ?? text('vehicle.video')}
        src={video.url}
        {...(picture ? { poster: picture.src } : {})}
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
      data-video-name={name}
    >
      {picture ? <img {...picture} alt="" loading="lazy" decoding="async" /> : null}
      <span className="video-player__play">
        <Icon name="play" size={28} />
        {text('vehicle.playVideo')}
        {name ? <span className="visually-hidden">: {name}</span> : null}
      </span>
    </a>
  );
}
