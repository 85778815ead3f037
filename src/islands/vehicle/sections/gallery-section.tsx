import { Gallery } from '#parts/gallery/Gallery.tsx';
import type { SectionRow } from './section-row.ts';

/** The pictures of a vehicle. */
export const gallerySection = {
  gallery: {
    area: 'gallery',
    draw: ({ vehicle, site }) => <Gallery key={vehicle.photosCount} vehicle={vehicle} site={site} />,
    box: 'vehicle-page__gallery',
  },
} satisfies Record<string, SectionRow>;
