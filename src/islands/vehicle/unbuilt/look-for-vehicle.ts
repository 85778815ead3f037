import { mayBeTold } from '#domain/vehicle/visible.ts';
import { $freshVehicle, findVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import type { FreshSettings } from './unbuilt-settings.ts';
import { tellLooking } from './looking.ts';

/** Fetches the page's parts, which only a vehicle that is there needs, and draws it. */
function draw(place: HTMLElement, settings: FreshSettings): void {
  import('./draw-unbuilt-vehicle.tsx').then(
    ({ drawFreshVehicle }) => drawFreshVehicle(place, settings),
    (error: unknown) => {
      console.error('The page of this vehicle could not be fetched.', error);
      tellLooking('failed');
      // Code that could not be fetched is not asked for again by the same page: its link opens the page anew.
      $freshVehicle.setKey('status', 'idle');
    },
  );
}

/** Looks up the vehicle and shows it, or says truthfully that it is not there, or that nobody can tell. */
export function lookForVehicle(place: HTMLElement, slug: string): void {
  const settings = JSON.parse(place.dataset['freshSettings'] ?? '') as FreshSettings;
  const { search, stock } = settings.site;
  const look = (): void => {
    tellLooking('looking');
    void findVehicle(search, slug, (vehicle, now) => mayBeTold(vehicle, stock, now));
  };
  document.querySelector('[data-fresh-retry]')?.addEventListener('click', (event) => {
    if ($freshVehicle.get().status !== 'failed') return;
    event.preventDefault();
    document.getElementById('content')?.focus();
    look();
  });
  const stop = $freshVehicle.listen(({ status }) => {
    if (status === 'unknown' || status === 'failed') tellLooking(status);
    if (status !== 'found') return;
    stop();
    draw(place, settings);
  });
  look();
}
