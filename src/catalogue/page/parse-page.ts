import { explainUnfitName } from '#config/load/unfit-file.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import { keepRunningText } from '../offer/running-text.ts';

/**
 * What has a page of its own, if that can be a file of its name. Told here, it costs nothing; a page that cannot be drawn has
 * each document of the dealer tried alone, which takes an hour for a large one.
 */
function requireFileName<Field extends string, Named extends Record<Field, string>>(
  named: Named,
  field: Field,
): Named {
  const name = named[field];
  if (explainUnfitName(name) !== null || /[#%]/.test(name))
    throw new UnreadableDocument(field, 'a name that disks and addresses take', name);
  return named;
}

/** A vehicle that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseVehiclePage = (document: unknown): Vehicle =>
  requireFileName(parseVehicle(document), 'slug');

/** An offer that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseOfferPage = (document: unknown): Offer =>
  requireFileName(parseOffer(document, keepRunningText), 'id');
