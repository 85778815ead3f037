import type { Site } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';

/** What the islands of a vehicle page need to know of the site. */
export type LiveSite = Pick<
  Site,
  | 'name'
  | 'url'
  | 'search'
  | 'price'
  | 'tags'
  | 'card'
  | 'garage'
  | 'images'
  | 'messages'
  | 'vehicleActions'
  | 'phone'
  | 'features'
  | 'spin'
  | 'share'
  | 'stock'
  | 'similarVehicles'
>;

export interface LiveVehicleProps {
  /** As it was when the page was built; pictures, features, comments and measures may be left out. */
  vehicle: Vehicle;
  site: LiveSite;
  /** Phone number of the place where it stands, or the dealer's. */
  phone: string | null;
}

/** The vehicle without its long parts, for islands that show none of them. */
export const withoutLongParts = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  images: [],
  spinImages: [],
  hotspots: [],
  features: [],
  comments: null,
  measures: null,
});

/** The part of a site that these islands need. */
export function createLiveSite(site: Site): LiveSite {
  const { name, url, search, price, tags, card, garage, images, messages } = site;
  const { vehicleActions, phone, features, spin, share, stock, similarVehicles } = site;
  return {
    name,
    url,
    search,
    price,
    tags,
    card,
    garage,
    images,
    messages,
    vehicleActions,
    phone,
    features,
    spin,
    share,
    stock,
    similarVehicles,
  };
}
