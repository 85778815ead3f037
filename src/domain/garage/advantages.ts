import { findEffectivePrice } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What may set a vehicle apart: how it is measured, and whether less of it is better. */
const measures = {
  price: { read: findEffectivePrice, less: true },
  km: { read: ({ odometer }: Vehicle) => odometer, less: true },
  year: { read: ({ year }: Vehicle) => year, less: false },
  towing: { read: ({ towing }: Vehicle) => towing, less: false },
} as const;

export type AdvantageKey = keyof typeof measures;

/** In what one vehicle is ahead of every other, and by how much of the next one's. */
export interface Advantage {
  key: AdvantageKey;
  by: number;
}

/**
 * In what each of several vehicles is ahead of all others. Only vehicles that state a value are judged, two of them at
 * least; where two share the best value, neither is ahead.
 */
export function findAdvantages(vehicles: readonly Vehicle[]): Advantage[][] {
  return vehicles.map((vehicle) =>
    (Object.keys(measures) as AdvantageKey[]).flatMap((key): Advantage[] => {
      const { read, less } = measures[key];
      const sign = less ? 1 : -1;
      const own = read(vehicle);
      const others = vehicles.filter((other) => other !== vehicle).flatMap((other) => read(other) ?? []);
      if (own === null || others.length === 0) return [];
      const by = (sign > 0 ? Math.min(...others) : Math.max(...others)) - own;
      return by * sign > 0 ? [{ key, by: Math.abs(by) }] : [];
    }),
  );
}
