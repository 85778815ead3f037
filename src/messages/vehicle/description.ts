import { isAvailable, isSold } from '#domain/vehicle/availability.ts';
import { formatKilometres } from '#domain/site/format.ts';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createPageText } from '../page/pages.ts';
import { formatPrice, sayPrice } from './price.ts';
import { createVehicleText } from './vehicle.ts';

/** One sentence about a vehicle for search results and shared links: key facts, price with what it includes (LEGAL 1). */
export function describeVehiclePage(
  vehicle: Vehicle,
  { name: site, price, messages }: Pick<Site, 'name' | 'price' | 'messages'>,
): string {
  const text = createPageText(messages);
  const { name, carType, odometer, transmission, fuel } = vehicle;
  if (!isAvailable(vehicle))
    return text(isSold(vehicle) ? 'pages.soldDescription' : 'pages.goneDescription', { name, site });
  const condition = createVehicleText(messages)(`condition.${carType}`);
  const distance = odometer === null ? null : formatKilometres(odometer);
  const words = sayPrice(formatPrice(describePrice(vehicle, price), price.noPriceText, messages));
  return text('pages.vehicleDescription', {
    ...{ name, site },
    facts: [condition, distance, transmission, fuel].filter(Boolean).join(', '),
    price: words.replace(/\.$/, ''),
  });
}
