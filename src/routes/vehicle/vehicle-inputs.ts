import type { Catalogue } from '#catalogue/catalogue.ts';
import { similarVehicles } from '#catalogue/vehicle/similar-vehicles.ts';
import { createVehicleCrumbs, type Crumb } from '#domain/page/breadcrumbs.ts';
import type { MapLocation } from '#domain/location/map.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createCrumbRules } from '../page/crumbs.ts';
import { describeLooks, type DescribeVehicle } from './describe-looks.ts';

/** What the page of a vehicle shows of the stock. It may ask the catalogue for nothing else. */
export interface VehicleInputs {
  similar: Vehicle[];
  crumbs: Crumb[];
  /** The dealer's locations on the site's map; they follow from the settings alone. */
  locations: readonly MapLocation[];
  /** Epoch seconds. Decides about tags, and with its year about repayments; `describeLooks` must know of more. */
  now: number;
}

export const findVehicleInputs = (vehicle: Vehicle, catalogue: Catalogue, site: Site): VehicleInputs => ({
  similar: similarVehicles(catalogue, vehicle, site.similarVehicles?.most ?? 0),
  crumbs: createVehicleCrumbs(vehicle, createCrumbRules(catalogue, site)),
  locations: catalogue.map?.locations ?? [],
  now: catalogue.readAt,
});

/** Tells whether a page that was made for one site would look different now: equal texts, equal pages. */
export const describeVehicleInputs = (
  vehicle: Vehicle,
  { similar, crumbs, now }: VehicleInputs,
  site: Pick<Site, 'tags'>,
  describe: DescribeVehicle,
): string => JSON.stringify([describeLooks([vehicle, ...similar], site, now, describe), crumbs]);
