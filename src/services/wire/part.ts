import * as v from 'valibot';
import type { Part } from '#domain/part/part.ts';
import { flag, id, known, name, number, readAddress, showable, text } from './values.ts';

/** One document of a parts collection, in the index's own spelling; `price` is whole dollars. */
export const partDocument = v.object({
  id,
  name,
  number: text,
  category: text,
  make: text,
  fits: text,
  description: text,
  image_url: text,
  price: number,
  price_type: text,
  in_stock: flag,
  dealership_id: text,
  created_at: number,
});

export type PartDocument = v.InferOutput<typeof partDocument>;

/** Reads one index document into a domain Part. Throws a `ValiError` naming the field that breaks the shape. */
export function parsePart(input: unknown): Part {
  const document = v.parse(partDocument, input);
  return {
    id: document.id,
    name: document.name,
    number: known(document.number),
    category: known(document.category),
    make: known(document.make),
    fits: known(document.fits),
    description: known(document.description),
    image: readAddress(document.image_url),
    price: showable(document.price, 'dollars'),
    priceType: known(document.price_type),
    inStock: document.in_stock ?? false,
    createdAt: showable(document.created_at, 'time'),
  };
}

/** Whether a part is of this dealership; the same rule as `createPartsFilter`. */
export const isPartShownAt = ({ dealershipId }: { dealershipId: string }, input: unknown): boolean =>
  v.parse(partDocument, input).dealership_id === dealershipId;
