import { createVehicleLink } from '../listing/card-links.ts';
import type { CardVehicle } from '../vehicle/vehicle.ts';
import type { VehicleAction } from '../vehicle/actions.ts';
import { canBeReserved, type ReserveRules } from './reserve-rules.ts';

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

/** Where the vehicle is reserved, where that is its main action; null elsewhere (RSV-01). */
export const findReserveLink = (
  vehicle: Parameters<typeof createReserveLink>[1] & Parameters<typeof canBeReserved>[0],
  reserve: ReserveRules | null | undefined,
  actions: readonly VehicleAction[],
): string | null =>
  reserve && actions.includes('reserve') && canBeReserved(vehicle, reserve)
    ? createReserveLink(reserve, vehicle)
    : null;
