import './VehicleVideo.css';
import { describeVideo } from '#domain/gallery/video.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#parts/gallery/VideoPlayer.tsx';

export interface VehicleVideoProps {
  vehicle: Pick<Vehicle, 'videoUrl' | 'images'>;
  site: VideoPlayerProps['site'];
}

/** The video among the sections of the page, only where there is one (VDP-01). */
export function VehicleVideo({ vehicle, site }: VehicleVideoProps) {
  const video = describeVideo(vehicle.videoUrl);
  return video ? (
    <PageSection screenOnly id="video" title={createVehicleText(site.messages)('vehicle.video')}>
      <div className="vehicle-video">
        <VideoPlayer video={video} still={vehicle.images[0]?.url ?? null} site={site} />
      </div>
    </PageSection>
  ) : null;
}
