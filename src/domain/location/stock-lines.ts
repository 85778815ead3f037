import type { Vehicle, VehicleCategory } from '../vehicle/vehicle.ts';
import { findCheapest, type PriceFields } from '../vehicle/price.ts';

type Weighed = PriceFields & Pick<Vehicle, 'body' | 'category' | 'loadMass' | 'massLimit' | 'overallLength'>;

/** The least and the most of a figure among some vehicles. */
export interface Span {
  least: number;
  most: number;
}

/** The vehicles of one body among those of a location, with what buyers compare first. */
export interface StockLine<One> {
  /** As the listing narrows by it; null for those whose body nobody states. */
  body: string | null;
  category: VehicleCategory;
  count: number;
  /** Kilograms that may be on the road, and that may be carried. */
  massLimit: Span | null;
  loadMass: Span | null;
  /** Millimetres. */
  overallLength: Span | null;
  /** The one that costs least; null where no price is stated. */
  cheapest: One | null;
}

/** Null where no vehicle states the figure. */
function findSpan(figures: readonly (number | null)[]): Span | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { least: Math.min(...known), most: Math.max(...known) } : null;
}

/** Vehicles by kind and body: the most frequent kind first, in it the most frequent body. */
export function listStockLines<One extends Weighed>(vehicles: readonly One[]): StockLine<One>[] {
  const ofKind = Map.groupBy(vehicles, ({ category }) => category);
  const kinds = [...ofKind].sort(([, one], [, other]) => other.length - one.length);
  return kinds.flatMap(([category, inKind]) =>
    [...Map.groupBy(inKind, ({ body }) => body)]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([body, inBody]) => ({
        body,
        category,
        count: inBody.length,
        massLimit: findSpan(inBody.map(({ massLimit }) => massLimit)),
        loadMass: findSpan(inBody.map(({ loadMass }) => loadMass)),
        overallLength: findSpan(inBody.map(({ overallLength }) => overallLength)),
        cheapest: findCheapest(inBody),
      })),
  );
}
