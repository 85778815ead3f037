import type { Field } from './field.ts';
import { vehicleTable } from './table.ts';
import type { ExportedVehicle, Vehicle } from '../vehicle.ts';

const exported = Object.entries<Field>(vehicleTable).flatMap(([property, row]) =>
  row.exported ? [property as keyof Vehicle] : [],
);

/** What `/stock.json` says of a vehicle under the vehicle's own names. */
export const pickExported = (vehicle: Vehicle): ExportedVehicle =>
  Object.fromEntries(exported.map((property) => [property, vehicle[property]])) as unknown as ExportedVehicle;
