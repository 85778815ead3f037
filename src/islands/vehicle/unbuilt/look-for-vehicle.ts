import { mayBeTold } from '#domain/vehicle/visible.ts';
import { $unbuiltVehicle, findVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import type { UnbuiltSettings } from './unbuilt-settings.ts';
import { tellLooking } from './looking.ts';

/** Fetches the code of the page, which is needed only when the vehicle exists, and draws it. */
function draw(box: HTMLElement, settings: UnbuiltSettings): void {
  import('./draw-unbuilt-vehicle.tsx').then(
    ({ drawUnbuiltVehicle }) => drawUnbuiltVehicle(box, settings),
    (error: unknown) => {
      console.error('The page of this vehicle could not be fetched.', error);
      tellLooking('failed');
      // A browser does not fetch failed code again in the same page, so the link reloads the page.
      $unbuiltVehicle.setKey('status', 'idle');
    },
  );
}

/** Looks up the vehicle and shows it, or says that it does not exist, or that the search failed. */
export function lookForVehicle(box: HTMLElement, slug: string): void {
  const settings = JSON.parse(box.dataset['unbuiltSettings'] ?? '') as UnbuiltSettings;
  const { search, stock } = settings.site;
  const look = (): void => {
    tellLooking('looking');
    void findVehicle(search, slug, (vehicle, now) => mayBeTold(vehicle, stock, now));
  };
  document.querySelector('[data-unbuilt-retry]')?.addEventListener('click', (event) => {
    if ($unbuiltVehicle.get().status !== 'failed') return;
    event.preventDefault();
    document.getElementById('content')?.focus();
    look();
  });
  const stop = $unbuiltVehicle.listen(({ status }) => {
    if (status === 'unknown' || status === 'failed') tellLooking(status);
    if (status !== 'found') return;
    stop();
    draw(box, settings);
  });
  look();
}
