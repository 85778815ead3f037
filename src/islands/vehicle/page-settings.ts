import type { GalleryProps } from '../gallery/gallery-props.ts';
import type { LiveVehicleProps } from './vehicle-props.ts';

/** What `routes/vehicle/vehicle.astro` writes into the page. */
export interface VehiclePageSettings {
  gallery: GalleryProps;
  live: LiveVehicleProps;
}

const parsed = new WeakMap<Element, VehiclePageSettings>();

/** The settings of the vehicle page that is open, parsed once; null on other pages. */
export function readPageSettings(): VehiclePageSettings | null {
  const box = document.querySelector<HTMLElement>('[data-vehicle-settings]');
  const written = box?.dataset['vehicleSettings'];
  if (!box || !written) return null;
  const settings = parsed.get(box) ?? (JSON.parse(written) as VehiclePageSettings);
  parsed.set(box, settings);
  return settings;
}
