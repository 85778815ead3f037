import type { Vehicle, VehicleCategory } from './vehicle.ts';

/** What all vehicles of a stock are, in one word; 'vehicle' where they are of several categories. */
export type StockKind = VehicleCategory | 'vehicle';

/** Finds the word for a stock. An empty stock gets 'car', because most dealers sell cars. */
export function findStockKind([first, ...others]: readonly Pick<Vehicle, 'category'>[]): StockKind {
  if (!first) return 'car';
  return others.every(({ category }) => category === first.category) ? first.category : 'vehicle';
}
