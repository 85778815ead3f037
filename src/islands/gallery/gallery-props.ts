import { firstView, hasSpin, type GalleryView } from '#domain/gallery/gallery.ts';
import type { Hotspot } from '#domain/gallery/spin.ts';
import type { ImageEndpoint } from '#domain/gallery/images.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface GalleryProps {
  name: string;
  first: GalleryView;
  /** Null for a vehicle that has neither a turn nor an interior. */
  look: { frames: string[]; interior: string | null; hotspots: Hotspot[]; autoRotate: boolean } | null;
  images: ImageEndpoint;
  messages: Record<string, string>;
}

/** What the gallery's script needs; the pictures themselves it reads from the page. */
export function createGalleryProps(
  vehicle: Vehicle,
  { vehicle: { spin }, images, messages }: Pick<Site, 'vehicle' | 'images' | 'messages'>,
): GalleryProps {
  const frames = hasSpin(vehicle) ? vehicle.spinImages : [];
  const interior = vehicle.interiorImage;
  return {
    name: vehicle.name,
    first: firstView(vehicle, spin),
    look:
      frames.length > 0 || interior
        ? { frames, interior, hotspots: vehicle.hotspots, autoRotate: spin.autoRotate }
        : null,
    images,
    messages,
  };
}

/** What the views of a vehicle that has more than pictures receive. */
export type LookProps = GalleryProps & { look: NonNullable<GalleryProps['look']> };
