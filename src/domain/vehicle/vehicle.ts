import type { CardCaravan, CaravanSpecification } from './fields/caravan.ts';
import type { Needing, Values } from './fields/field.ts';
import type { Measures } from './fields/measures.ts';
import type { vehicleTable } from './fields/table.ts';

export type { CarType, VehicleCategory } from './fields/field.ts';

/**
 * One vehicle, parsed from its index document by `services/wire/vehicle.ts` (DATA-01); its fields are the rows of
 * `fields/table.ts`. Unknown is `null` (or an empty list), never 0 or ''. Money is whole Australian dollars, distance
 * kilometres, dates are epoch seconds.
 */
export interface Vehicle extends Values<typeof vehicleTable> {
  measures: Measures | null;
  /** Null for whatever is no caravan. */
  caravan: CaravanSpecification | null;
}

/** What a hit of a listing tells of a vehicle, and all that a card may ask for: the rows with `card`. */
export interface CardVehicle extends Pick<Vehicle, Needing<typeof vehicleTable, 'card'>> {
  caravan: CardCaravan | null;
}

/** What `/stock.json` says of a vehicle under the vehicle's own names: the rows with `exported`. */
export type ExportedVehicle = Pick<Vehicle, Needing<typeof vehicleTable, 'exported'>>;
