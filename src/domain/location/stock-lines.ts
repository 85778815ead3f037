import { findSpan, type Span } from '../listing/span.ts';
import type { Vehicle, VehicleCategory } from '../vehicle/vehicle.ts';
import { findCheapest, type PriceFields } from '../vehicle/price.ts';

type Weighed = PriceFields & Pick<Vehicle, 'body' | 'category' | 'loadMass' | 'massLimit' | 'overallLength'>;

/** What buyers of some vehicles compare first. */
export interface StockFigures<One> {
  count: number;
  /** Kilograms that may be on the road, and that may be carried. */
  massLimit: Span | null;
  loadMass: Span | null;
  /** Millimetres. */
  overallLength: Span | null;
  /** The one that costs least; null where no price is stated. */
  cheapest: One | null;
}

/** The vehicles of one body among others. */
export interface StockLine<One> extends StockFigures<One> {
  /** As the listing narrows by it; null for those whose body nobody states. */
  body: string | null;
  category: VehicleCategory;
}

/** How many they are, from … to … of their figures, and the cheapest. */
export const measureStock = <One extends Weighed>(vehicles: readonly One[]): StockFigures<One> => ({
  count: vehicles.length,
  massLimit: findSpan(vehicles.map(({ massLimit }) => massLimit)),
  loadMass: findSpan(vehicles.map(({ loadMass }) => loadMass)),
  overallLength: findSpan(vehicles.map(({ overallLength }) => overallLength)),
  cheapest: findCheapest(vehicles),
});

/** Vehicles by kind and body: the most frequent kind first, in it the most frequent body. */
export function listStockLines<One extends Weighed>(vehicles: readonly One[]): StockLine<One>[] {
  const ofKind = Map.groupBy(vehicles, ({ category }) => category);
  const kinds = [...ofKind].sort(([, one], [, other]) => other.length - one.length);
  return kinds.flatMap(([category, inKind]) =>
    [...Map.groupBy(inKind, ({ body }) => body)]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([body, inBody]) => ({ body, category, ...measureStock(inBody) })),
  );
}
