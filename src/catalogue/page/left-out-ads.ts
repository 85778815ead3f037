import {
  adProblems,
  createVehicleAds,
  type AdProblem,
  type VehicleAdsRules,
} from '#domain/page/vehicle-ads.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

const reasons: Readonly<Record<AdProblem, string>> = {
  kind: 'are no cars',
  unavailable: 'are sold, reserved or not here yet',
  vin: 'have no whole VIN',
  sameVin: 'share a VIN',
  price: 'have no price',
  priceType:
    'have a price type that is not allowed (new: drive away, others: drive away or excluding government charges)',
  picture: 'have no picture',
  colour: 'have no colour',
  year: 'have no year',
  odometer: 'have no odometer reading',
  store: 'stand at a location without a store code',
};

/** Why vehicles are not in the feed of vehicle ads, as one sentence for the report; nothing when all are in it. */
export function explainLeftOutAds(
  vehicles: readonly Vehicle[],
  rules: VehicleAdsRules | null,
  site: Pick<Site, 'url'>,
): string[] {
  if (rules === null) return [];
  const { ads, leftOut } = createVehicleAds(vehicles, rules, site);
  if (leftOut.size === 0) return [];
  const why = adProblems
    .filter((problem) => leftOut.has(problem))
    .map((problem) => `${formatNumber(leftOut.get(problem) ?? 0)} ${reasons[problem]}`);
  return [
    `Vehicle ads: ${formatNumber(vehicles.length - ads.length)} of ${formatNumber(vehicles.length)} vehicles are left out of the ` +
      `feed: ${why.join(', ')}.`,
  ];
}
