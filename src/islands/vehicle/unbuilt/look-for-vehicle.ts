import { mayBeTold } from '#domain/vehicle/visible.ts';
import { $unbuiltVehicle, findVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import type { UnbuiltSettings } from './unbuilt-settings.ts';
import { tellLooking } from './looking.ts';

/** Fetches the page's parts, which only a vehicle that is there needs, and draws it. */
function draw(box: HTMLElement, settings: UnbuiltSettings): void {
  import('./draw-unbuilt-vehicle.tsx').then(
    ({ drawUnbuiltVehicle }) => drawUnbuiltVehicle(box, settings),
    (error: unknown) => {
      console.error('The page of this vehicle could not be fetched.', error);
      tellLooking('failed');
      // Code that could not be fetched is not asked for again by the same page: its link opens the page anew.
      $unbuiltVehicle.setKey('status', 'idle');
    },
  );
}

/** Looks up the vehicle and shows it, or says truthfully that it is not there, or that nobody can tell. */
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
