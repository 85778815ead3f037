import type { Site } from '#domain/site/site.ts';
import { chooseTag } from '#domain/vehicle/tags.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A short text that stands for a vehicle and all its fields. */
export type DescribeVehicle = (vehicle: Vehicle) => string;

/**
 * Tells whether vehicles that a page shows would look different now: equal values, equal looks. Beside their fields,
 * the clock decides about tags.
 *
 * @param now epoch seconds
 */
export function describeLooks(
  vehicles: readonly Vehicle[],
  { tags }: Pick<Site, 'tags'>,
  now: number,
  describe: DescribeVehicle,
): unknown[] {
  const looks = vehicles.map((vehicle) => [describe(vehicle), chooseTag(vehicle, tags, now)]);
  // The footer names the year of the clock, rules of finance that of the stock.
  return [looks, new Date().getFullYear(), new Date(now * 1000).getUTCFullYear()];
}
