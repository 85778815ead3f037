import { createComparePath, type SavedVehicleRecord } from '#domain/garage/garage.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { track } from '#stores/analytics/analytics.ts';
import { $comparison } from '#stores/garage/comparison.ts';
import { showToast } from '#stores/site/toast.ts';
import { afterPaint } from '#ui/after-drawing.ts';
import type { GarageSettings } from './garage-settings.ts';
import { pressVehicle, type Press } from './press-vehicle.ts';

const words = {
  saved: { added: 'garage.saved', removed: 'garage.unsaved' },
  quote: { added: 'garage.quoted', removed: 'garage.unquoted' },
  compare: { added: 'garage.compared', removed: 'garage.uncompared' },
} as const;
const events = { saved: 'vehicleSaved', compare: 'vehicleCompared' } as const;

/** Says what a press has done once it is drawn, and offers to undo it (FAV-02, CMP-01). */
export function tellPress(
  { list, outcome }: Press,
  vehicle: SavedVehicleRecord,
  settings: GarageSettings,
): void {
  const { id, name, make, model, car_type, price } = vehicle;
  const text = createGarageText(settings.messages);
  const limit = settings.compare || 0;
  const values = { name, count: $comparison.get().length, limit };
  const undo = { label: text('garage.undo'), act: () => void pressVehicle(list, vehicle, limit) };
  const open =
    list === 'saved'
      ? { label: text('garage.viewList'), href: settings.quote ? '/quote/' : '/favourites/' }
      : { label: text('garage.compareNow'), href: createComparePath([]) };
  const actions = { added: [undo, open], removed: [undo], full: [open], unkept: [] }[outcome];
  const { added, removed } = words[list === 'saved' && settings.quote ? 'quote' : list];
  const said = { added, removed, full: 'garage.full', unkept: 'garage.unkept' } as const;
  afterPaint(() => {
    if (outcome === 'added')
      track(events[list], {
        ...{ item_id: id, item_make: make, item_model: model, item_condition: car_type },
        ...(price === null ? {} : { item_price: price }),
      });
    showToast({
      text: text(said[outcome], values),
      tone: outcome === 'unkept' ? 'danger' : 'neutral',
      actions,
    });
  });
}
