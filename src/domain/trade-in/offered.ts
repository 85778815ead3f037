import { findEffectivePrice, type PriceFields } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What decides whether a car can be traded in towards a vehicle. */
export type TradedFor = Pick<Vehicle, 'status' | 'sold' | 'reserved'> & PriceFields;

/**
 * Whether a trade-in towards a vehicle is offered (TRADE-01): it is here, nobody else has it, and it costs more than the
 * dealer's least price. A vehicle without a price is not one.
 */
export const canTradeInFor = (vehicle: TradedFor, minPrice: number): boolean =>
  vehicle.status === 'in_stock' &&
  !vehicle.sold &&
  !vehicle.reserved &&
  (findEffectivePrice(vehicle) ?? 0) > minPrice;
