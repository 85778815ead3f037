import type { Vehicle } from './vehicle.ts';

/** What can change between two builds and must never be shown wrong. */
const movingFields = [
  'status',
  'price',
  'beforePrice',
  'offerPrice',
  'priceType',
  'subscriptionPrice',
  'stateAverageMarketPrice',
  'averageMarketPrice',
  'tag',
  'reserved',
  'sold',
  'preorder',
  'certified',
  // Stands for the pictures: all their addresses would be most of the answer.
  'photosCount',
] as const satisfies readonly (keyof Vehicle)[];

export type MovingFields = Pick<Vehicle, (typeof movingFields)[number] | 'showOnDealerWebsite'>;

/** Whether a page built from the one vehicle would show the other wrong. */
export const differs = (built: MovingFields, now: MovingFields): boolean =>
  !now.showOnDealerWebsite || movingFields.some((field) => built[field] !== now[field]);
