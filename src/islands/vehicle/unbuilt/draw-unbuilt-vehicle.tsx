import { createRoot } from 'react-dom/client';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createViewed } from '#domain/garage/garage.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { createVehicleTestDriveForm } from '#domain/test-drive/vehicle-form.ts';
import { createLiveText } from '#messages/vehicle/live.ts';
import { track } from '#stores/analytics/analytics.ts';
import { $unbuiltVehicle, rereadVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import { $foundTestDriveForm, $foundSubject } from '#stores/lead/subject.ts';
import { recordView } from '#stores/garage/viewed.ts';
import { keepFresh } from '../../garage/when-back.ts';
import { describeItem } from '../contacting.ts';
import type { UnbuiltSettings } from './unbuilt-settings.ts';
import { UnbuiltVehiclePage } from './UnbuiltVehiclePage.tsx';
import { tellLooking } from './looking.ts';
import { openDialogsByCommand, openNamedDialog } from '../open-dialogs.ts';
import { startPrinting } from '../print-actions.ts';
import { startSharing } from '../../page/sharing.ts';
import { startViewCount } from '../start-view-count.ts';

/** Draws the page of the found vehicle and starts what the script of a built page starts. */
export function drawUnbuiltVehicle(box: HTMLElement, settings: UnbuiltSettings): void {
  const { vehicle } = $unbuiltVehicle.get();
  if (!vehicle) return;
  const { site } = settings;
  $foundTestDriveForm.set(createVehicleTestDriveForm(site, vehicle));
  $foundSubject.set(createVehicleSubject(vehicle));
  const start = (): void => {
    // From here on printing and analytics treat it as the page of a vehicle.
    Object.assign(document.body.dataset, { page: 'vehicle', unbuilt: '' });
    startSharing();
    startPrinting();
    openDialogsByCommand();
    startViewCount();
    document.dispatchEvent(new Event('forecourt:drawn'));
    if (site.garage.viewed) recordView(createViewed(vehicle), site.garage.viewed);
    track('vehicleViewed', describeItem(vehicle));
    const key = isAvailable(vehicle) ? 'live.found' : 'live.foundGone';
    tellLooking('found', createLiveText(site.messages)(key, { name: vehicle.name }));
    openNamedDialog(window.location.hash);
    keepFresh(Boolean(site.reserve), () => rereadVehicle(site.search));
  };
  createRoot(box).render(<UnbuiltVehiclePage {...settings} found={vehicle} onDrawn={start} />);
}
