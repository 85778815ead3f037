import { isAvailable } from '#domain/vehicle/availability.ts';
import { createImageUrl } from '#domain/gallery/images.ts';
import { createCardImage, type OpenGraphCard } from '#domain/page/open-graph.ts';
import { createPageImage, type PageImage } from '#domain/page/page-image.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { formatPrice, sayType } from '#messages/vehicle/price.ts';
import { formatTag } from '#messages/vehicle/tags.ts';

/** Pixels of the photo that is asked of the image server: as wide as the card. */
const photoWidth = 1200;

/** Price with what it includes, as the page shows it (LEGAL 1); of a sold vehicle that it is sold (VDP-30). */
function describeCardPrice(vehicle: Vehicle, { price, messages }: Site): OpenGraphCard['price'] {
  if (!isAvailable(vehicle)) return { amount: formatTag({ kind: 'sold' }, messages), type: null };
  const words = formatPrice(describePrice(vehicle, price), price.noPriceText, messages);
  return { amount: words.amount, type: sayType(words) };
}

/** What stands on the picture of a vehicle where its link is shared; null where the dealer has no such pictures. */
export function createVehicleCard(vehicle: Vehicle, site: Site): OpenGraphCard | null {
  if (site.openGraphImages === null) return null;
  const location = site.locations.find(({ id }) => id === vehicle.locationId)?.address;
  const photo = vehicle.images[0]?.url ?? null;
  return {
    name: slugify(vehicle.slug),
    title: vehicle.name,
    subtitle: [site.name, location && `${location.suburb} ${location.state}`].filter(Boolean).join('\n'),
    price: describeCardPrice(vehicle, site),
    photo: photo && createImageUrl(photo, photoWidth, site.images),
    logo: site.logo?.src ?? null,
    dealer: site.name,
    colours: site.openGraphImages.colours,
  };
}

/** The picture of a vehicle's page: its card, or its first photo. */
export function createVehicleImage(vehicle: Vehicle, site: Site): PageImage | null {
  const card = createVehicleCard(vehicle, site);
  return card === null
    ? createPageImage(vehicle.images[0]?.url ?? null, vehicle.name, site)
    : createCardImage(card, site);
}
