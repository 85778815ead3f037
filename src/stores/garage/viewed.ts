import { persistentAtom } from '../site/persistent.ts';
import { parseEntries, putFirst, type ViewedVehicle } from '#domain/garage/garage.ts';

/** Vehicles whose pages were opened, the latest first (VIEW-01); kept in this browser. */
export const $viewed = persistentAtom<ViewedVehicle[]>('forecourt:viewed', [], {
  encode: JSON.stringify,
  decode: (stored) => parseEntries<ViewedVehicle>(stored, ['id', 'make', 'model']),
});

export function recordView(vehicle: ViewedVehicle, limit: number): void {
  if ($viewed.get()[0]?.id !== vehicle.id) $viewed.set(putFirst($viewed.get(), vehicle, limit));
}

export function forgetViews(): void {
  $viewed.set([]);
}
