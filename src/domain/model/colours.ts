import type { Model } from '../brand/brand.ts';
import { findColourFamily, type ColourFamily } from '../vehicle/colour-family.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A paint of a model, with those that are in stock in it. */
export interface ModelColour {
  name: string;
  /** The plain colour that a swatch is drawn in; null when no word names one. */
  family: ColourFamily | null;
  vehicles: Vehicle[];
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The paints of a model: those of the file of its make, then others in which it is in stock; most in stock first. */
export function listColours(
  { colours = [] }: Pick<Model, 'colours'>,
  vehicles: readonly Vehicle[],
): ModelColour[] {
  const stocked = vehicles.flatMap(({ colour }) => (colour?.trim() ? [colour.trim()] : []));
  const names = new Map<string, string>();
  for (const name of [...colours, ...stocked]) if (!names.has(plain(name))) names.set(plain(name), name);
  return [...names]
    .map(([key, name]) => ({
      name,
      family: findColourFamily(name),
      vehicles: vehicles.filter(({ colour }) => plain(colour ?? '') === key),
    }))
    .sort((one, other) => other.vehicles.length - one.vehicles.length);
}
