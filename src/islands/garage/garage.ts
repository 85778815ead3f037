import { recordView } from '#stores/garage/viewed.ts';
import type { pressGarageButton } from './actions.ts';
import type { GarageSettings } from './garage-settings.ts';
import { keepButtonsPressed } from './press-buttons.ts';
import { readViewedRecord } from './vehicle-record.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Handles every save and compare button of the page with one listener, so static cards need no island. The code of the
 * actions is fetched when the page is idle, or with the first press.
 */
export function startGarage(settings: GarageSettings): void {
  let press: typeof pressGarageButton | null = null;
  const fetchActions = async () => (press ??= (await import('./actions.ts')).pressGarageButton);
  keepButtonsPressed();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-garage]') : null;
    if (!button) return;
    // What is there already answers in the same picture.
    if (press) press(button, settings);
    else void fetchActions().then((fetched) => fetched(button, settings));
  });
  const viewed = readViewedRecord();
  if (viewed && settings.viewed) recordView(viewed, settings.viewed);
  whenIdle(() => void fetchActions());
}
