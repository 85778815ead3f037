import { canCalculateFinance } from '#domain/finance/estimate.ts';
import type { Location } from '#domain/location/location.ts';
import type { MapLocation } from '#domain/location/map.ts';
import { findContact, type VehicleContact } from '#domain/vehicle/contact.ts';
import type { ToolRules } from '#domain/vehicle/tools.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LiveSite } from '../vehicle-props.ts';

/** Everything that the sections of a vehicle page are drawn from. */
export interface VehicleView {
  vehicle: Vehicle;
  /** The rules of finance, running cost and programmes are missing where a built page has not fetched them. */
  site: LiveSite & Partial<ToolRules>;
  /** Where the vehicle stands; null when the stock does not say. */
  location: Location | null;
  contact: VehicleContact;
  /** The dealer's locations on the site's map. */
  map: readonly MapLocation[];
  /** Epoch seconds. */
  now: number;
  /** Whether the page has a map for a button to lead to (ROUTE-25). */
  hasMap: boolean;
  /** Whether the page has a finance calculator for a button to lead to (VDP-14). */
  hasCalculator: boolean;
  /** Vehicles like this one, where the build has found them; else the browser looks for them. */
  similar?: Vehicle[];
}

/** What a whole page is drawn from: what follows from vehicle, site and location is filled in. */
export function createVehicleView(
  given: Omit<VehicleView, 'contact' | 'hasMap' | 'hasCalculator'>,
): VehicleView {
  const { vehicle, site, location } = given;
  return {
    ...given,
    contact: findContact(vehicle.carType, location, site),
    hasMap: site.vehicle.map && location !== null,
    hasCalculator: canCalculateFinance(vehicle, site.finance ?? null),
  };
}
