import { canBeReserved } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Site } from '#domain/site/site.ts';
import { canTradeInFor } from '#domain/trade-in/offered.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Why no vehicle has a button: a least price that none reaches, or what vehicles are; null where some have it. */
function explain(
  setting: string,
  button: string,
  minPrice: number,
  { vehicles, can }: { vehicles: readonly Vehicle[]; can: (vehicle: Vehicle, minPrice: number) => boolean },
): string | null {
  if (vehicles.length === 0 || vehicles.some((vehicle) => can(vehicle, minPrice))) return null;
  const cheaper = vehicles.filter((vehicle) => can(vehicle, 0));
  if (cheaper.length === 0)
    return `${button}: no vehicle has the button, because none for sale with a price meets what ${setting} asks for.`;
  const dearest = Math.max(...cheaper.map((vehicle) => findEffectivePrice(vehicle) ?? 0));
  return `${button}: no vehicle has the button. ${setting}.minPrice is ${formatMoney(minPrice)}, and the dearest that could have it costs ${formatMoney(dearest)}.`;
}

/** What settings offer with vehicles and no vehicle in stock meets, a sentence each, for the report (RSV-01, TRADE-01). */
export function tellUnoffered(
  vehicles: readonly Vehicle[],
  { reserve, tradeIn }: Pick<Site, 'reserve' | 'tradeIn'>,
): string[] {
  return [
    reserve &&
      explain('reserve.eligible', 'Reserve', reserve.eligible.minPrice, {
        vehicles,
        can: (vehicle, minPrice) =>
          canBeReserved(vehicle, { ...reserve, eligible: { ...reserve.eligible, minPrice } }),
      }),
    tradeIn && explain('tradeIn', 'Trade-in', tradeIn.minPrice, { vehicles, can: canTradeInFor }),
  ].filter((sentence) => sentence !== null);
}
