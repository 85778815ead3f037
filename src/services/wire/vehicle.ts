/*
 * Turns a document of the index into a Vehicle of the domain. `vehicle-document.ts` describes documents,
 * `domain/vehicle/fields/table.ts` lists the fields.
 */
import { caravanTable } from '#domain/vehicle/fields/caravan.ts';
import type { Field } from '#domain/vehicle/fields/field.ts';
import { measureTable, type Measures } from '#domain/vehicle/fields/measures.ts';
import { vehicleTable } from '#domain/vehicle/fields/table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { kindReaders } from './kinds.ts';
import { readFields } from './read-fields.ts';
import { checkDocument, type VehicleDocument } from './vehicle-document.ts';

/** Further figures of a document; null without any. Zero, '' and "no" count as unknown. */
export function readMeasures(document: object): Measures | null {
  const known = Object.entries(
    readFields(measureTable, document as Record<string, unknown>, kindReaders),
  ).filter(([, value]) => value);
  return known.length === 0 ? null : (Object.fromEntries(known) as Measures);
}

/** The vehicle of a document with the promised shape. */
export function readVehicle(document: VehicleDocument): Vehicle {
  const vehicle = readFields(vehicleTable, document, kindReaders);
  return {
    ...vehicle,
    measures: readMeasures(document),
    caravan: vehicle.category === 'caravan' ? readFields(caravanTable, document, kindReaders) : null,
  };
}

const rows: readonly Field[] = [...Object.values(vehicleTable), ...Object.values(caravanTable)];

/**
 * Reads one index document into a domain Vehicle. Throws an `UnreadableDocument` naming the field when the document does
 * not have the promised shape.
 */
export const parseVehicle = (input: unknown): Vehicle =>
  readVehicle(checkDocument(input, rows) as unknown as VehicleDocument);
