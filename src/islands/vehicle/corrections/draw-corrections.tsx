import { createRoot, type Root } from 'react-dom/client';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { createVehicleData } from '#domain/page/structured-data.ts';
import { asksForTools } from '#domain/vehicle/tools.ts';
import { findChanges } from '#domain/vehicle/change.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeChanges } from '#messages/vehicle/live.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import { describeVehiclePage } from '#messages/vehicle/description.ts';
import { $foundSubject } from '#stores/lead/subject.ts';
import { correctInPlace } from './correct-in-place.ts';
import { Corrections } from './Corrections.tsx';
import { replaceDescription, replaceStructuredData } from './said-to-machines.ts';
import { tellInDialog } from './tell-in-dialog.ts';
import type { LiveVehicleProps } from '../vehicle-props.ts';

let root: Root | undefined;
let shown: Vehicle | undefined;
/** Whether the page has tools that were not built with it, or should have: they follow every change. */
let hasTools = false;

const hasSection = (id: string): boolean => document.getElementById(id)?.hidden === false;

const warn = (error: unknown): void => console.warn('A part of the page could not be corrected.', error);

/**
 * Corrects every place of the page after a vehicle that has changed, as often as it changes: what is seen, what is said to
 * machines, what an enquiry says of it.
 *
 * @param stopGallery ends the gallery of the page as built
 */
export function drawCorrections(
  vehicle: Vehicle,
  { vehicle: built, site, contact }: LiveVehicleProps,
  stopGallery: () => void,
): void {
  const before = shown ?? built;
  const changes = findChanges(before, vehicle);
  shown = vehicle;
  replaceStructuredData(createVehicleData(vehicle, site, formatPriceType(vehicle.priceType, site.messages)));
  replaceDescription(describeVehiclePage(vehicle, site));
  correctInPlace(built, vehicle, site);
  $foundSubject.set(createVehicleSubject(vehicle));
  const said = describeChanges(changes.length > 0 ? changes : ['other'], vehicle, site);
  tellInDialog(said);
  const corrected = (root ??= createRoot(document.createElement('div')));
  const draw = (): void =>
    corrected.render(
      <Corrections
        {...{ vehicle, site, contact, said }}
        hasMap={hasSection('vehicle-map')}
        hasCalculator={hasSection('finance')}
      />,
    );
  draw();
  hasTools ||= asksForTools(built, vehicle);
  if (hasTools) {
    import('./draw-tools.tsx')
      .then(({ drawTools }) => drawTools(() => shown ?? vehicle, site))
      .then(() => shown === vehicle && draw(), warn);
  }
  if (vehicle.photosCount !== before.photosCount) {
    import('./draw-gallery.tsx').then(({ drawGallery }) => drawGallery(vehicle, site, stopGallery), warn);
  }
  if (!isAvailable(vehicle)) {
    import('../draw-similar.tsx').then(({ drawSimilar }) => drawSimilar(vehicle, site), warn);
  }
}
