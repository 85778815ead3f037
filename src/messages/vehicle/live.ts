import { describePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleChange } from '#domain/vehicle/change.ts';
import { formatPrice, sayPrice } from './price.ts';
import { createText } from '../site/text.ts';

/** Words for what changed after the page was built. */
export const liveMessages = {
  'live.changed': 'Details of this vehicle have changed. The page now shows them.',
  'live.sold': 'This vehicle has been sold.',
  'live.gone': 'This vehicle is no longer available.',
  'live.looking': 'Looking for this vehicle …',
  'live.price': 'The price of this vehicle has changed. It is now {price}.',
  'live.unpriced': 'The price of this vehicle has been taken down. Please ask us about it.',
  'live.reserved': 'This vehicle has been reserved for somebody.',
  'live.arrived': 'This vehicle is in stock now.',
  'live.coming': 'This vehicle is not in stock yet; it is on its way.',
  'live.back': 'This vehicle is available again.',
  'live.withdrawn': 'This vehicle is no longer listed.',
  'live.found': '{name} has just come into stock. The page shows it as it is now.',
  'live.foundGone': '{name} is no longer for sale.',
  'live.failedTitle': 'We cannot look up this vehicle at the moment',
  'live.failedText':
    'Something on the way to our stock did not answer. Please try again in a minute, or search all that is in stock.',
  'live.unknownTitle': 'We could not find that vehicle',
  'live.unknownText':
    'It may have been sold or taken off our list. Everything that is in stock is one step away.',
  'live.retry': 'Try again',
  'live.toolFailed': 'This part of the page could not be loaded.',
} as const;

export const createLiveText = (overrides: Record<string, string>) => createText(liveMessages, overrides);

function describeOne(
  change: VehicleChange,
  vehicle: Vehicle,
  { price: rules, messages }: Pick<Site, 'price' | 'messages'>,
): string {
  const text = createLiveText(messages);
  if (change === 'other') return text('live.changed');
  if (change !== 'price') return text(`live.${change}`);
  const price = formatPrice(describePrice(vehicle, rules), rules.noPriceText, messages);
  if (!price.isAmount) return text('live.unpriced');
  return text('live.price', { price: sayPrice(price) });
}

/** Says politely, in one text, what has become of a vehicle, the new price with its type included (PRICE-08). */
export const describeChanges = (
  changes: readonly VehicleChange[],
  vehicle: Vehicle,
  site: Pick<Site, 'price' | 'messages'>,
): string => changes.map((change) => describeOne(change, vehicle, site)).join(' ');
