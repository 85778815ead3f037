import { findRangePrice, splitModelStock } from '#domain/model/model-stock.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createModelText } from '#messages/model/model.ts';
import { formatPrice, sayPrice } from '#messages/vehicle/price.ts';

/** What the card of a model says it costs new. */
interface ModelPrice {
  /** Such as 'From $47,500 Drive Away'; null where none is here with a price. */
  price: string | null;
  /** The same without GST, where the dealer shows that. */
  exGst: string | null;
}

/** Finds the least price of a new one, else of a demonstrator, and puts it into words. */
export function sayModelPrice(
  vehicles: readonly Vehicle[],
  site: Pick<Site, 'price' | 'messages'>,
): ModelPrice {
  const from = findRangePrice(splitModelStock(vehicles.filter(isAvailable)));
  if (!from) return { price: null, exGst: null };
  const price = formatPrice(describePrice(from.vehicle, site.price), site.price.noPriceText, site.messages);
  const key = from.condition === 'new' ? 'model.cardFrom.new' : 'model.cardFrom.demo';
  return {
    price: createModelText(site.messages)(key, { price: sayPrice(price) }),
    exGst: price.exGst?.without ?? null,
  };
}
