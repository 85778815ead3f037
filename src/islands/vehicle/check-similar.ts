import { isAvailable } from '#domain/vehicle/availability.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import { formatPrice, sayType } from '#messages/vehicle/price.ts';
import { readShownCards } from '#stores/listing/shown-cards.ts';
import { readVehicleRecord } from '../garage/vehicle-record.ts';
import type { LiveSite, LiveVehicleProps } from './vehicle-props.ts';

const read = (card: Element, selector: string): string => card.querySelector(selector)?.textContent ?? '';

interface ShownCard {
  card: Element;
  carType: CarType;
}

/** Whether a card is still right: the vehicle is for sale or reserved, at that price, which includes the same (PRICE-08). */
function isTrue(
  { card, carType }: ShownCard,
  now: LiveFields | undefined,
  { price: rules, messages }: LiveSite,
): boolean {
  if (!now?.showOnDealerWebsite || !isAvailable(now)) return false;
  if (now.reserved === (card.querySelector('[data-kind="reserved"]') === null)) return false;
  // Only the price without GST asks for the category, and it follows from the amount that is compared.
  const view = describePrice({ ...now, carType, category: 'car' }, rules);
  const price = formatPrice(view, rules.noPriceText, messages);
  return (
    read(card, '.price__amount') === price.amount &&
    read(card, '.price__type') === (sayType(price) ?? '') &&
    read(card, '.price__sale') === (price.sale ?? '')
  );
}

/** Checks the similar vehicles that are shown, and this one where it leads them; draws all anew when something has changed. */
export async function checkSimilar({ vehicle, site }: LiveVehicleProps): Promise<void> {
  const cards = new Map<string, ShownCard>();
  for (const record of document.querySelectorAll('[data-live="similar"] [data-vehicle-record]')) {
    const card = record.closest('li, tr');
    const kept = readVehicleRecord(record);
    if (card && kept) cards.set(kept.id, { card, carType: kept.car_type });
  }
  const now = cards.size > 0 ? await readShownCards(site.search, [...cards.keys()]) : null;
  if (!now || [...cards].every(([id, card]) => isTrue(card, now.get(id), site))) return;
  const { drawSimilar } = await import('./draw-similar.tsx');
  drawSimilar({ ...vehicle, ...now.get(vehicle.id) }, site);
}
