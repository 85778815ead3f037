import { recordView } from '#stores/garage/viewed.ts';
import type { GarageSettings } from './garage-settings.ts';
import { keepButtonsPressed, type ListName } from './press-buttons.ts';
import { pressVehicle } from './press-vehicle.ts';
import { readVehicleRecord, readViewedRecord } from './vehicle-record.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Handles every save and compare button of the page with one listener, so static cards need no island. A press changes
 * the list at once; the code that tells of it is fetched when the page is idle, or with the first press.
 */
export function startGarage(settings: GarageSettings): void {
  const fetchWords = () => import('./tell-press.ts');
  keepButtonsPressed();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-garage]') : null;
    const vehicle = button && readVehicleRecord(button);
    if (!vehicle) return;
    const press = pressVehicle(button.dataset['garage'] as ListName, vehicle, settings.compare || 0);
    void fetchWords().then(({ tellPress }) => tellPress(press, vehicle, settings));
  });
  const viewed = readViewedRecord();
  if (viewed && settings.viewed) recordView(viewed, settings.viewed);
  whenIdle(() => void fetchWords());
}
