import { createVehicleLink } from '../listing/card-links.ts';
import type { CardVehicle } from '../vehicle/vehicle.ts';
import type { ReserveRules } from './reserve-rules.ts';

/** Page of this site that reserves, by the mode of the dealer (ROUTE-06, ROUTE-07). */
export const reservePages = {
  checkout: '/checkout/',
  'buy-online': '/checkout/',
  'checkout-journey': '/checkout-journey/',
} as const;

/** The page where a vehicle is reserved. Pages of this site learn it by its slug, those of others by id, type and price. */
export const createReserveLink = (
  { page }: Pick<ReserveRules, 'page'>,
  vehicle: Parameters<typeof createVehicleLink>[1] & Pick<CardVehicle, 'slug'>,
): string =>
  page.startsWith('/')
    ? `${page}?${new URLSearchParams({ car_id: vehicle.slug })}`
    : createVehicleLink(page, vehicle);
