import { $liveVehicle, checkVehicle } from '#stores/vehicle/live-vehicle.ts';
import { startGallery } from '../gallery/gallery.ts';
import { keepFresh } from '../garage/when-back.ts';
import { whenIdle } from '../garage/when-idle.ts';
import { startSharing } from '../page/sharing.ts';
import { startContacting } from './contacting.ts';
import { readPageSettings } from './page-settings.ts';
import { startPrinting } from './print-actions.ts';
import { startResultsNav } from './results-nav.ts';
import { openDialogsByCommand } from './open-dialogs.ts';
import { startViewCount } from './start-view-count.ts';
import { whenNear } from '#islands/page/when-near.ts';

/**
 * The script of a vehicle page. It starts the gallery at once, and checks price, price type, status and buttons when
 * the page is idle (VDP-30). Plain DOM: React is fetched with what a shopper opens, or with a change to draw.
 */
export function startVehiclePage(): void {
  const settings = readPageSettings();
  if (!settings) return;
  const { gallery, live } = settings;
  const stopGallery = startGallery(gallery);
  startResultsNav(live.vehicle.slug);
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
  const check = (): Promise<void> => checkVehicle(live.site.search, live.vehicle);
  whenIdle(() => {
    void check();
    startViewCount();
  });
  keepFresh(Boolean(live.site.reserve), check);
  whenNear(document.querySelector('[data-live="similar"]'), () => {
    const compare = (): void =>
      void import('./check-similar.ts').then(({ checkSimilar }) => checkSimilar(live));
    compare();
    // They stand beside the price of this one.
    $liveVehicle.listen(({ changed }) => {
      if (changed) compare();
    });
  });
}
