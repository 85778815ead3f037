import './VehicleVideo.css';
import { describeVideo } from '#domain/gallery/video.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#parts/gallery/VideoPlayer.tsx';

/** The video among the sections of the page, only where there is one (VDP-01). */
export function VehicleVideo({ vehicle, site }: VideoPlayerProps) {
  return describeVideo(vehicle.videoUrl) ? (
    <PageSection screenOnly id="video" title={createVehicleText(site.messages)('vehicle.video')}>
      <div className="vehicle-video">
        <VideoPlayer vehicle={vehicle} site={site} />
      </div>
    </PageSection>
  ) : null;
}
