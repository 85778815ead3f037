import { explainUnfitName } from '#config/load/unfit-file.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { isAddressName } from '#domain/site/slug.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseOffer } from '#services/wire/offer.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';
import { keepRunningText } from '../offer/running-text.ts';

/**
 * What has a page of its own, if that can be a file of its name. Told here, it costs nothing; for a page that cannot be drawn the
 * site is drawn several times.
 */
function requireFit<Field extends string, Named extends Record<Field, string>>(
  named: Named,
  field: Field,
  { isFit, expected }: { isFit: (name: string) => boolean; expected: string },
): Named {
  if (!isFit(named[field])) throw new UnreadableDocument(field, expected, named[field]);
  return named;
}

/** A vehicle that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseVehiclePage = (document: unknown): Vehicle =>
  requireFit(parseVehicle(document), 'slug', {
    isFit: (name) => explainUnfitName(name) === null && !/[#%]/.test(name),
    expected: 'a name that disks and addresses take',
  });

/** An offer that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseOfferPage = (document: unknown): Offer =>
  requireFit(parseOffer(document, keepRunningText), 'id', {
    isFit: isAddressName,
    expected: 'a name of letters from a to z, digits and -_.~!(), as addresses take',
  });
