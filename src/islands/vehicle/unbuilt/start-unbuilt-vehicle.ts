import { readVehicleSlug, tellLooking } from './looking.ts';

/**
 * The script of the page for unknown addresses. One that could be a vehicle's may belong to a vehicle that came into stock
 * after the build; only then is anything fetched. Everything else stays an honest 'not found'.
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
