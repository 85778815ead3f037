import { readVehicleSlug, tellLooking } from './looking.ts';

/**
 * The script of the page for unknown addresses. An address in the form of a vehicle's may belong to a vehicle that
 * arrived after the build. Only then it fetches anything; all others stay 'not found'.
 */
export function startUnbuiltVehicle(): void {
  const box = document.querySelector<HTMLElement>('[data-unbuilt-settings]');
  const slug = readVehicleSlug(window.location.pathname);
  if (!box || slug === null) return;
  tellLooking('looking');
  import('./look-for-vehicle.ts').then(
    ({ lookForVehicle }) => lookForVehicle(box, slug),
    (error: unknown) => {
      console.error('What looks up vehicles could not be fetched.', error);
      tellLooking('failed');
    },
  );
}
