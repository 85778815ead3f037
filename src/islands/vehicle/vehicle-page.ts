import { $liveVehicle, checkVehicle } from '#stores/vehicle/live-vehicle.ts';
import { startGallery } from '../gallery/gallery.ts';
import type { GalleryProps } from '../gallery/gallery-props.ts';
import { whenBack } from '../garage/when-back.ts';
import { whenIdle } from '../garage/when-idle.ts';
import { startContacting } from './contacting.ts';
import { startPrinting } from './print-actions.ts';
import { openDialogsByCommand } from './open-dialogs.ts';
import { startSharing } from './sharing.ts';
import { startViewCount } from './start-view-count.ts';
import type { LiveVehicleProps } from './vehicle-props.ts';
import { whenNear } from './when-near.ts';

/** What `routes/vehicle/vehicle.astro` writes into the page. */
export interface VehiclePageSettings {
  gallery: GalleryProps;
  live: LiveVehicleProps;
}

/**
 * The script of a vehicle page: the gallery at once; when the page has come to rest, whether price, price type, status
 * and buttons still hold (VDP-30). Plain DOM: React comes with what a shopper opens, or with a change to draw.
 */
export function startVehiclePage(): void {
  const box = document.querySelector<HTMLElement>('[data-vehicle-settings]');
  if (!box?.dataset['vehicleSettings']) return;
  const { gallery, live } = JSON.parse(box.dataset['vehicleSettings']) as VehiclePageSettings;
  const stopGallery = startGallery(gallery);
  startSharing();
  startContacting(live);
  startPrinting();
  openDialogsByCommand();
  $liveVehicle.listen(({ changed }) => {
    if (!changed) return;
    void import('./corrections/load-corrections.ts')
      .then(({ loadCorrections }) => loadCorrections())
      .then(({ drawCorrections }) => drawCorrections(changed, live, stopGallery));
  });
  const check = (): void => void checkVehicle(live.site.search, live.vehicle);
  whenIdle(() => {
    check();
    startViewCount();
  });
  whenBack(check);
  whenNear(document.querySelector('[data-live="similar"]'), () => {
    void import('./check-similar.ts').then(({ checkSimilar }) => checkSimilar(live));
  });
}
