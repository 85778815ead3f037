import { parseSavedVehicle, type SavedVehicleRecord, type ViewedVehicle } from '#domain/garage/garage.ts';

/** What the buttons of one vehicle say about it: enough to keep it without asking the index. */
export function readVehicleRecord(button: Element): SavedVehicleRecord | null {
  const record = button.closest<HTMLElement>('[data-vehicle-record]')?.dataset['vehicleRecord'];
  return record ? parseSavedVehicle(record) : null;
}

/** The vehicle whose page this is, as history keeps it; null on other pages. */
export function readViewedRecord(): ViewedVehicle | null {
  const record = document.querySelector<HTMLElement>('[data-viewed-record]')?.dataset['viewedRecord'];
  return record ? (JSON.parse(record) as ViewedVehicle) : null;
}
