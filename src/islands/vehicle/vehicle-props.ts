import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehiclePageSite } from '#parts/vehicle/vehicle-site.ts';

/** What the islands of a vehicle page read of the site. */
export const createLiveSite = (site: Site) => ({
  ...pick(
    site,
    ...(['name', 'url', 'phone', 'email', 'websiteId', 'dealershipId', 'apiUrl', 'search'] as const),
    ...(['price', 'tags', 'card', 'garage', 'images', 'messages', 'vehicle', 'features'] as const),
    ...(['stock', 'listingPath', 'locationPages', 'similarVehicles'] as const),
  ),
  // Pages of dealers without reservations and trade-ins say nothing of them.
  ...(site.reserve && { reserve: site.reserve }),
  ...(site.tradeIn && { tradeIn: pick(site.tradeIn, 'minPrice') }),
});

/** The same as a whole Site has it: null where a dealer has no such thing. */
type Optional = Pick<VehiclePageSite, 'reserve' | 'tradeIn'>;
export type LiveSite = Omit<ReturnType<typeof createLiveSite>, keyof Optional> & Optional;

export interface LiveVehicleProps {
  /** As it was when the page was built; pictures, features, comments and measures may be left out. */
  vehicle: Vehicle;
  site: LiveSite;
  contact: VehicleContact;
}

/** The vehicle without its long parts, for islands that show none of them; its first picture stands beside similar vehicles. */
export const withoutLongParts = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  images: [],
  spinImages: [],
  hotspots: [],
  features: [],
  comments: null,
  measures: null,
});
