import type { CarType } from '../vehicle/vehicle.ts';

export interface Preset {
  heading: string;
  carType: readonly CarType[];
}

/** Ready-made listings under /search/ and the conditions that they show (ROUTE-02). */
export const presets = {
  'new-cars': { heading: 'New cars', carType: ['new'] },
  'used-cars': { heading: 'Used cars', carType: ['used'] },
  'demo-cars': { heading: 'Demo cars', carType: ['demo'] },
  'new-and-demo-cars': { heading: 'New and demo cars', carType: ['new', 'demo'] },
  'new-used-and-demo-cars': { heading: 'New, used and demo cars', carType: ['new', 'used', 'demo'] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];
