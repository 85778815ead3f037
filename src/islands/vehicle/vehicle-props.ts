import type { Site } from '#domain/site/site.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

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
  | 'maskPhone'
  | 'fewPictures'
  | 'phone'
  | 'email'
  | 'apiUrl'
  | 'views'
  | 'dealershipId'
  | 'websiteId'
  | 'features'
  | 'spin'
  | 'share'
  | 'stock'
  | 'listingPath'
  | 'similarVehicles'
>;

export interface LiveVehicleProps {
  /** As it was when the page was built; pictures, features, comments and measures may be left out. */
  vehicle: Vehicle;
  site: LiveSite;
  contact: VehicleContact;
}

/** The vehicle without its long parts, for islands that show none of them. */
export const withoutLongParts = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  images: [],
  primaryImageUrl: null,
  spinImages: [],
  hotspots: [],
  features: [],
  comments: null,
  measures: null,
});

/** The part of a site that these islands need. */
export function createLiveSite(site: Site): LiveSite {
  const { name, url, search, price, tags, card, garage, images, messages } = site;
  const { vehicleActions, maskPhone, fewPictures, phone, email, apiUrl, dealershipId, websiteId } = site;
  const { views, features, spin, share, stock, listingPath, similarVehicles } = site;
  return {
    maskPhone,
    fewPictures,
    email,
    apiUrl,
    views,
    dealershipId,
    websiteId,
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
    listingPath,
    similarVehicles,
  };
}
