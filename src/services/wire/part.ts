import * as v from 'valibot';
import type { Part } from '#domain/part/part.ts';
import { itemEntries, readItem } from './collection-item.ts';
import { flag, known, text } from './values.ts';

/** One document of a parts collection, in the index's own spelling; `price` is whole dollars. */
export const partDocument = v.object({
  ...itemEntries,
  number: text,
  make: text,
  fits: text,
  in_stock: flag,
});

export type PartDocument = v.InferOutput<typeof partDocument>;

/** Reads one index document into a domain Part. Throws a `ValiError` naming the field that breaks the shape. */
export function parsePart(input: unknown): Part {
  const document = v.parse(partDocument, input);
  return {
    ...readItem(document),
    number: known(document.number),
    make: known(document.make),
    fits: known(document.fits),
    description: known(document.description),
    inStock: document.in_stock ?? false,
  };
}

/** Whether a part is of one of the site's dealerships; the same rule as `createPartsFilter`. */
export function isPartShownAt(
  { dealershipIds }: { dealershipIds: readonly string[] },
  input: unknown,
): boolean {
  const { dealership_id: dealership } = v.parse(partDocument, input);
  return dealershipIds.some((id) => id === dealership);
}
