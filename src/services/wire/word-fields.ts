import { vehicleTable } from '#domain/vehicle/fields/table.ts';
import type { Field } from '#domain/vehicle/fields/field.ts';

/** The fields of a vehicle that are searched for words, in the order in which a match counts. */
export const wordFields = Object.values<Field>(vehicleTable)
  .filter(({ words }) => words)
  .map(({ name }) => name);
