import { parseSavedVehicle, type SavedVehicleRecord, type ViewedVehicle } from '#domain/garage/garage.ts';

/** The record on the buttons of a vehicle: enough to save it without asking the index. */
export function readVehicleRecord(button: Element): SavedVehicleRecord | null {
  const record = button.closest<HTMLElement>('[data-vehicle-record]')?.dataset['vehicleRecord'];
  return record ? parseSavedVehicle(record) : null;
}

/** The record of this page's vehicle for the recently viewed list; null on other pages. */
export function readViewedRecord(): ViewedVehicle | null {
  const record = document.querySelector<HTMLElement>('[data-viewed-record]')?.dataset['viewedRecord'];
  return record ? (JSON.parse(record) as ViewedVehicle) : null;
}
