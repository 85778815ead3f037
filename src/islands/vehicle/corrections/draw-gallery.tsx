import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { Gallery } from '#parts/gallery/Gallery.tsx';
import { startGallery } from '../../gallery/gallery.ts';
import { createGalleryProps } from '../../gallery/gallery-props.ts';
import type { LiveSite } from '../vehicle-props.ts';

let root: Root | undefined;
let stop: (() => void) | undefined;

/** Draws the pictures of a vehicle anew that has others than its page. `stopBuilt` ends the gallery of the page as built. */
export function drawGallery(vehicle: Vehicle, site: LiveSite, stopBuilt: () => void): void {
  const box = document.querySelector('.vehicle-page__gallery');
  if (!box) return;
  (stop ?? stopBuilt)();
  if (!root) box.replaceChildren();
  root ??= createRoot(box);
  const drawing = root;
  flushSync(() => drawing.render(<Gallery key={vehicle.photosCount} vehicle={vehicle} site={site} />));
  stop = startGallery(createGalleryProps(vehicle, site));
}
