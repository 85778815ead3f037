import { isAvailable } from '#domain/vehicle/availability.ts';
import { isCertified } from '#domain/vehicle/certified.ts';
import { createSavedVehicle, formatSavedVehicle } from '#domain/garage/garage.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LiveSite } from '../vehicle-props.ts';

const hide = (selector: string, hidden: boolean): void => {
  document.querySelector<HTMLElement>(selector)?.toggleAttribute('hidden', hidden);
};

/**
 * Corrects the page without drawing: hides sections that are untrue of the vehicle now, shows them again when they are
 * true, and updates the records of its buttons.
 */
export function correctInPlace(built: Vehicle, vehicle: Vehicle, { tags }: Pick<LiveSite, 'tags'>): void {
  const gone = !isAvailable(vehicle);
  const price = findEffectivePrice(vehicle);
  const hasPayments = vehicle.financeLenders.some(
    ({ paymentWeek, paymentMonth }) => (paymentWeek ?? 0) > 0 || (paymentMonth ?? 0) > 0,
  );
  // Styles hide what only makes sense for a vehicle that can be had.
  document.body.toggleAttribute('data-gone', gone);
  // A calculator before hydration is hidden, because it shows the price of the build.
  document.body.toggleAttribute('data-repriced', price !== findEffectivePrice(built));
  hide('#finance', gone || (price === null && !hasPayments));
  hide('#price-comparison', price === null);
  const isNoteTrue = !gone && isCertified(vehicle, tags.certifiedUsedMakes);
  // An invisible open dialog would block the page.
  if (!isNoteTrue) document.querySelector<HTMLDialogElement>('#certified[open]')?.close();
  const buttons = document.querySelector<HTMLElement>('.garage-buttons[data-variant="page"]');
  buttons?.toggleAttribute('data-gone', gone);
  if (buttons) buttons.dataset['vehicleRecord'] = formatSavedVehicle(createSavedVehicle(vehicle));
}
