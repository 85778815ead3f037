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
function requireFileName<Field extends string, Named extends Record<Field, string>>(
  named: Named,
  field: Field,
): Named {
  const name = named[field];
  if (!isAddressName(name))
    throw new UnreadableDocument(
      field,
      'a name of letters from a to z, digits and -_.~!(), as addresses take',
      name,
    );
  return named;
}

/** A vehicle that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseVehiclePage = (document: unknown): Vehicle =>
  requireFileName(parseVehicle(document), 'slug');

/** An offer that has a page. Throws an UnreadableDocument or a ValiError. */
export const parseOfferPage = (document: unknown): Offer =>
  requireFileName(parseOffer(document, keepRunningText), 'id');
