import { createComparePath } from '#domain/garage/garage.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { track } from '#stores/analytics/analytics.ts';
import { $comparison, toggleCompared } from '#stores/garage/comparison.ts';
import { toggleSavedVehicle } from '#stores/garage/saved-vehicles.ts';
import { showToast } from '#stores/site/toast.ts';
import { afterPaint } from '#ui/after-drawing.ts';
import type { GarageSettings } from './garage-settings.ts';
import type { ListName } from './press-buttons.ts';
import { readVehicleRecord } from './vehicle-record.ts';

/**
 * Runs the action of a pressed save or compare button. After it is drawn, a message says so and offers to undo it
 * (FAV-02, CMP-01).
 */
export function pressGarageButton(button: HTMLElement, settings: GarageSettings): void {
  const vehicle = readVehicleRecord(button);
  if (!vehicle) return;
  const { id, name, make, model, car_type, price } = vehicle;
  const about = {
    ...{ item_id: id, item_make: make, item_model: model, item_condition: car_type },
    ...(price === null ? {} : { item_price: price }),
  };
  const text = createGarageText(settings.messages);
  const limit = settings.compare || 0;
  const actions = {
    saved: (): void => {
      const toggle = (): boolean => toggleSavedVehicle(vehicle);
      const saved = toggle();
      const undo = { label: text('garage.undo'), act: () => void toggle() };
      const list = { label: text('garage.viewList'), href: '/favourites/' };
      afterPaint(() => {
        if (saved) track('vehicleSaved', about);
        showToast({
          text: text(saved ? 'garage.saved' : 'garage.unsaved', { name }),
          tone: 'neutral',
          actions: saved ? [undo, list] : [undo],
        });
      });
    },
    compare: (): void => {
      const toggle = () => toggleCompared(vehicle, limit);
      const outcome = toggle();
      const undo = { label: text('garage.undo'), act: () => void toggle() };
      const compare = { label: text('garage.compareNow'), href: createComparePath([]) };
      const words = { added: 'garage.compared', removed: 'garage.uncompared', full: 'garage.full' } as const;
      const offered = { added: [undo, compare], removed: [undo], full: [compare] };
      const values = { name, count: $comparison.get().length, limit };
      afterPaint(() => {
        if (outcome === 'added') track('vehicleCompared', about);
        showToast({ text: text(words[outcome], values), tone: 'neutral', actions: offered[outcome] });
      });
    },
  } satisfies Record<ListName, () => void>;
  actions[button.dataset['garage'] as ListName]();
}
