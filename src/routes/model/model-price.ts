import { findRangePrice, splitModelStock } from '#domain/model/model-stock.ts';
import type { Site } from '#domain/site/site.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createModelText } from '#messages/model/model.ts';
import { formatPrice, sayPrice } from '#messages/vehicle/price.ts';

/** What the card of a model says it costs new, such as 'From $47,500 Drive Away'; null where none is here with a price. */
export function sayModelPrice(
  vehicles: readonly Vehicle[],
  site: Pick<Site, 'price' | 'messages'>,
): string | null {
  const from = findRangePrice(splitModelStock(vehicles.filter(isAvailable)));
  if (!from) return null;
  const price = formatPrice(describePrice(from.vehicle, site.price), site.price.noPriceText, site.messages);
  const key = from.condition === 'new' ? 'model.cardFrom.new' : 'model.cardFrom.demo';
  return createModelText(site.messages)(key, { price: sayPrice(price) });
}
