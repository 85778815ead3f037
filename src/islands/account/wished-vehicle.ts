import { createSignInPath } from '#domain/account/sign-in-path.ts';
import { parseSavedVehicle, putFirst, savedLimit } from '#domain/garage/garage.ts';
import { $session } from '#stores/account/session.ts';
import { $savedVehicles } from '#stores/garage/saved-vehicles.ts';
import { readTabStorage } from '#stores/site/tab-storage.ts';

/** The record of a vehicle that somebody wanted to save before signing in. */
const key = 'forecourt:wished';

function keepWish(record: string): void {
  try {
    readTabStorage()?.setItem(key, record);
  } catch (error) {
    // Whoever has no room for it signs in, and saves it then.
    console.warn('The vehicle could not be remembered.', error);
  }
}

/** Saving leads who is not signed in to sign in first (WATCH-01). Taking off the list needs nobody. */
export function askBeforeSaving(): void {
  document.addEventListener(
    'click',
    (event) => {
      if ($session.get().user || !(event.target instanceof Element)) return;
      const button = event.target.closest('[data-garage="saved"]:not([aria-pressed="true"])');
      const record = button?.closest<HTMLElement>('[data-vehicle-record]')?.dataset['vehicleRecord'];
      if (!record) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      keepWish(record);
      const here = window.location.pathname + window.location.search + window.location.hash;
      window.location.assign(createSignInPath({ type: 'watchlist', redirect: here, back: here }));
    },
    // Before the listener that saves.
    true,
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !$session.get().user) forgetWish();
  });
}

/** Whoever came back without signing in has changed their mind. */
export const forgetWish = (): void => readTabStorage()?.removeItem(key);

/** Saves what was wanted before signing in, and tells its name. */
export function saveWished(tell: (name: string) => void): void {
  const record = $session.get().user ? readTabStorage()?.getItem(key) : null;
  if (!record) return;
  forgetWish();
  const vehicle = parseSavedVehicle(record);
  $savedVehicles.set(putFirst($savedVehicles.get(), vehicle, savedLimit));
  tell(vehicle.name);
}
