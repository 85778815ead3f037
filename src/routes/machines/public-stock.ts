import type { Catalogue } from '#catalogue/catalogue.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import {
  publicStockVersion,
  type PublicPrice,
  type PublicStock,
  type PublicVehicle,
} from '#domain/page/public-stock.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import { pickExported } from '#domain/vehicle/fields/exported.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { formatPrice, sayPrice } from '#messages/vehicle/price.ts';

type PricedSite = Pick<Site, 'price' | 'messages'>;

const formatTime = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The price as its page shows it (PRICE-01…08); null where the page names none, as of a sold vehicle (VDP-30). */
function describePublicPrice(vehicle: Vehicle, { price, messages }: PricedSite): PublicPrice | null {
  const view = isAvailable(vehicle) ? describePrice(vehicle, price) : null;
  if (view?.kind !== 'amount' && view?.kind !== 'subscription') return null;
  const text = sayPrice(formatPrice(view, price.noPriceText, messages));
  return view.kind === 'amount'
    ? { amount: view.amount, type: view.type, text }
    : { amount: view.amount, type: 'subscription', per: view.period, text };
}

function judgeStatus(vehicle: Vehicle): PublicVehicle['status'] {
  if (!isAvailable(vehicle)) return 'sold';
  if (vehicle.reserved) return 'reserved';
  return vehicle.status === 'coming_soon' ? 'coming_soon' : 'available';
}

function describeVehicle(vehicle: Vehicle, site: Site): PublicVehicle {
  const { id, slug, name, category, updatedAt } = vehicle;
  const location = site.locations.find((location) => location.id === vehicle.locationId);
  return {
    id,
    url: `${site.url}/cars/${slug}/`,
    name,
    category,
    condition: vehicle.carType,
    status: judgeStatus(vehicle),
    price: describePublicPrice(vehicle, site),
    ...pickExported(vehicle),
    image: vehicle.images[0]?.url ?? null,
    location: location
      ? { name: location.name, suburb: location.address.suburb, state: location.address.state }
      : null,
    updated: updatedAt === null ? null : formatTime(updatedAt),
  };
}

/** Everything that `/stock.json` says; only vehicles that the site shows are in the catalogue (SRCH-02). */
export const createPublicStock = (
  { vehicles, readAt }: Pick<Catalogue, 'vehicles' | 'readAt'>,
  site: Site,
): PublicStock => ({
  version: publicStockVersion,
  dealer: {
    name: site.name,
    url: `${site.url}/`,
    licences: site.locations.flatMap(({ name, licence }) =>
      licence ? [{ location: name, label: licence.label, number: licence.number }] : [],
    ),
  },
  updated: formatTime(readAt),
  currency: 'AUD',
  vehicles: vehicles.map((vehicle) => describeVehicle(vehicle, site)),
});
