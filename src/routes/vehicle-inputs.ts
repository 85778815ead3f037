import type { Catalogue } from '#catalogue/catalogue.ts';
import { similarVehicles } from '#catalogue/similar-vehicles.ts';
import type { Dealer } from '#config/dealer.ts';
import { createVehicleCrumbs, type Crumb } from '#domain/breadcrumbs.ts';
import type { MapPlace } from '#domain/map.ts';
import type { Site } from '#domain/site.ts';
import { chooseTag } from '#domain/tags.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createCrumbRules } from './crumbs.ts';

/** What the page of a vehicle shows of the stock. It may ask the catalogue for nothing else. */
export interface VehicleInputs {
  similar: Vehicle[];
  crumbs: Crumb[];
  /** The dealer's places on the site's map; they follow from the settings alone. */
  places: readonly MapPlace[];
  /** Epoch seconds. Decides about tags, and with its year about repayments; `describeInputs` must know of more. */
  now: number;
}

export const findVehicleInputs = (
  vehicle: Vehicle,
  catalogue: Catalogue,
  site: Site,
  dealer: Pick<Dealer, 'breadcrumb'>,
): VehicleInputs => ({
  similar: similarVehicles(catalogue, vehicle, site.similarVehicles?.most ?? 0),
  crumbs: createVehicleCrumbs(vehicle, createCrumbRules(catalogue, site, dealer.breadcrumb)),
  places: catalogue.map?.places ?? [],
  now: catalogue.readAt,
});

/**
 * Tells whether a page that was made for one site would look different now: equal texts, equal pages. `describe` is a
 * short text that stands for a vehicle and all its fields.
 */
export function describeInputs(
  vehicle: Vehicle,
  { similar, crumbs, now }: VehicleInputs,
  { tags }: Pick<Site, 'tags'>,
  describe: (vehicle: Vehicle) => string,
): string {
  const shown = [vehicle, ...similar];
  const looks = shown.map((one) => [describe(one), chooseTag(one, tags, now)]);
  // The footer names the year of the clock, rules of finance that of the stock.
  const years = [new Date().getFullYear(), new Date(now * 1000).getUTCFullYear()];
  return JSON.stringify([looks, crumbs, years]);
}
