import type { Site } from '../site/site.ts';

/** Rules of what follows from a price or a certification: estimate, calculators, the note of a programme. */
export type ToolRules = Pick<Site, 'finance' | 'fuelCost' | 'certified'>;
