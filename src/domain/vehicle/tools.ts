import { isAvailable } from './availability.ts';
import { findEffectivePrice } from './price.ts';
import type { Site } from '../site/site.ts';
import type { Vehicle } from './vehicle.ts';

/** Rules of what follows from a price or a certification: estimate, calculators, the note of a programme. */
export type ToolRules = Pick<Site, 'finance' | 'fuelCost' | 'certified'>;

/** Whether a page built from the one vehicle may lack tools of the other, or have others than it should. */
export const asksForTools = (built: Vehicle, now: Vehicle): boolean =>
  isAvailable(now) &&
  (!isAvailable(built) ||
    findEffectivePrice(now) !== findEffectivePrice(built) ||
    now.certified !== built.certified);
