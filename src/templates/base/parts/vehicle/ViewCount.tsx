import './ViewCount.css';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface ViewCountProps {
  vehicle: Pick<Vehicle, 'slug' | 'images' | 'updatedAt'>;
  site: Pick<VehiclePageSite, 'vehicle' | 'apiUrl' | 'websiteId' | 'messages'>;
}

/**
 * Where the page's script says how often a vehicle was looked at (VDP-26): it lies over the pictures, so that nothing
 * moves when it comes. Nothing is asked where the dealer shows none.
 */
export function ViewCount({ vehicle, site }: ViewCountProps) {
  if (!site.vehicle.views || !site.apiUrl) return null;
  const text = createGalleryText(site.messages);
  const asked = {
    apiUrl: site.apiUrl,
    rules: site.vehicle.views,
    page: {
      slug: vehicle.slug,
      photos: vehicle.images.length,
      updatedAt: vehicle.updatedAt,
      websiteId: site.websiteId,
    },
    words: { viewed: text('gallery.viewed'), popular: text('gallery.popular') },
  };
  return <p className="view-count" data-view-count={JSON.stringify(asked)} />;
}
