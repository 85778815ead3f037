import { createVehicleSubject } from '#domain/lead/subject.ts';
import { createVehicleData } from '#domain/page/structured-data.ts';
import { findChanges } from '#domain/vehicle/change.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeChanges } from '#messages/vehicle/live.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import { describeVehiclePage } from '#messages/vehicle/description.ts';
import { $foundSubject } from '#stores/lead/subject.ts';
import { startGallery } from '../../gallery/gallery.ts';
import { createGalleryProps } from '../../gallery/gallery-props.ts';
import type { LiveVehicleProps } from '../vehicle-props.ts';
import {
  correctSections,
  listLackingRules,
  listPlainStale,
  listStale,
  loadSections,
} from './correct-sections.ts';
import { correctInPlace } from './correct-in-place.ts';
import { replaceDescription, replaceStructuredData } from './said-to-machines.ts';
import { tellInDialog } from './tell-in-dialog.ts';

/** The vehicle as it was told last, and as it was told to the shopper. */
let newest: Vehicle | undefined;
let shown: Vehicle | undefined;
let stopGallery: (() => void) | undefined;

/** Announces the change of the vehicle politely, because a screen reader has already passed the price. */
function tell(words: string): void {
  const box = document.querySelector('[data-live="said"]');
  if (box) box.textContent = words;
  tellInDialog(words);
}

async function correctByRules(vehicle: Vehicle, live: LiveVehicleProps): Promise<void> {
  if (listLackingRules(vehicle, live).length === 0) return;
  try {
    const code = await import('./correct-by-rules.ts');
    await code.correctByRules(() => shown ?? vehicle, live);
  } catch (error) {
    console.warn('A part of the page could not be corrected.', error);
  }
}

/**
 * Corrects the page after each change of its vehicle: what shoppers see, the markup for machines, and the subject of an
 * enquiry. The code of what is drawn anew comes first, so that all changes in one picture.
 *
 * @param stopBuiltGallery ends the gallery of the page as built
 */
export async function drawCorrections(
  vehicle: Vehicle,
  live: LiveVehicleProps,
  stopBuiltGallery: () => void,
): Promise<void> {
  const { vehicle: built, site } = live;
  newest = vehicle;
  await loadSections(listPlainStale(vehicle, live));
  // What came meanwhile is drawn instead.
  if (newest !== vehicle) return;
  const changes = findChanges(shown ?? built, vehicle);
  shown = vehicle;
  replaceStructuredData(createVehicleData(vehicle, site, formatPriceType(vehicle.priceType, site.messages)));
  replaceDescription(describeVehiclePage(vehicle, site));
  correctInPlace(built, vehicle, site);
  $foundSubject.set(createVehicleSubject(vehicle));
  const hasNewPictures = listStale(vehicle, live).includes('gallery');
  if (hasNewPictures) (stopGallery ?? stopBuiltGallery)();
  correctSections(vehicle, live);
  if (hasNewPictures) stopGallery = startGallery(createGalleryProps(vehicle, site));
  if (changes.length > 0) tell(describeChanges(changes, vehicle, site));
  await correctByRules(vehicle, live);
}
