import type { CarType } from '../vehicle/vehicle.ts';

/** Ready-made listings under /search/ and the conditions that they show (ROUTE-02). */
export const presets = {
  'new-cars': ['new'],
  'used-cars': ['used'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
  'new-used-and-demo-cars': ['new', 'used', 'demo'],
} as const satisfies Record<string, readonly CarType[]>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];
