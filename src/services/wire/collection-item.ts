import type * as v from 'valibot';
import { id, known, name, number, readAddress, showable, text } from './values.ts';

/** What documents of offers and of parts have in common, in the index's own spelling; `price` is whole dollars. */
export const itemEntries = {
  id,
  name,
  category: text,
  description: text,
  image_url: text,
  price: number,
  price_type: text,
  dealership_id: text,
  created_at: number,
};

type Item = v.InferOutput<v.ObjectSchema<typeof itemEntries, undefined>>;

/** The same of a domain Offer or Part. */
export const readItem = (document: Item) => ({
  id: document.id,
  name: document.name,
  category: known(document.category),
  image: readAddress(document.image_url),
  price: showable(document.price, 'dollars'),
  priceType: known(document.price_type),
  createdAt: showable(document.created_at, 'time'),
});
