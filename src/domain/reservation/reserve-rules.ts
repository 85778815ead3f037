import type { PriceFields } from '../vehicle/price.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { WrittenSettings } from '../site/settings.ts';
import { paymentMethodNames, paymentMethods } from '../page/sections/payment-methods.ts';
import type { CardVehicle, Vehicle } from '../vehicle/vehicle.ts';

type Written = Exclude<WrittenSettings['reserve'], false>;

/** How a dealer lets shoppers reserve vehicles (RSV-01…04). */
export interface ReserveRules extends Pick<Written, 'deposit' | 'holdHours' | 'eligible' | 'guarantee'> {
  mode: Exclude<Written['mode'], 'off'>;
  /** Page of this site, or of another service. */
  page: string;
  /** Ways to pay that are named, in their order (RSV-04). */
  methods: Written['payments']['methods'];
  /** Origin of the pages that may take the payment; null for that of the dealer API. */
  paymentOrigin: string | null;
}

/** What decides whether a vehicle can be reserved. */
type Reservable = PriceFields &
  Pick<CardVehicle, 'status' | 'sold' | 'reserved' | 'preorder' | 'reserveDeposit'>;

/**
 * Deposit for a vehicle in dollars: its own, where the feed says one, else the dealer's (RSV-02). Nothing, a part of a dollar,
 * and as much as the vehicle costs are no deposits, but cents, or a mistake.
 */
export function findDeposit(
  vehicle: PriceFields & Pick<CardVehicle, 'reserveDeposit'>,
  { deposit }: Pick<ReserveRules, 'deposit'>,
): number {
  const own = vehicle.reserveDeposit;
  const price = findEffectivePrice(vehicle) ?? Infinity;
  return own !== null && Number.isInteger(own) && own > 0 && own < price ? own : deposit;
}

/** Ways in which the deposit of a vehicle can be paid: its own, where the feed names some that are known (RSV-04). */
export function findMethods(
  { paymentProcessors }: Pick<Vehicle, 'paymentProcessors'>,
  { methods }: Pick<ReserveRules, 'methods'>,
): ReserveRules['methods'] {
  const bare = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]/g, '');
  const said = paymentProcessors.map(bare);
  const own = paymentMethodNames.filter(
    (method) => said.includes(bare(method)) || said.includes(bare(paymentMethods[method])),
  );
  return own.length > 0 ? own : methods;
}

/**
 * Whether a vehicle can be reserved now (RSV-01): of the dealer's choice, with a price above the deposit, and neither sold nor
 * reserved nor to order.
 */
export function canBeReserved(
  vehicle: Reservable,
  { eligible, deposit }: Pick<ReserveRules, 'eligible' | 'deposit'>,
): boolean {
  const { status, carType, sold, reserved, preorder } = vehicle;
  const price = findEffectivePrice(vehicle);
  return (
    (eligible.statuses as readonly string[]).includes(status) &&
    eligible.carTypes.includes(carType) &&
    !(sold || reserved || preorder) &&
    price !== null &&
    price >= eligible.minPrice &&
    price > findDeposit(vehicle, { deposit })
  );
}
