/*
 * Turns a document of the index into a Vehicle of the domain. What a document looks like is `vehicle-document.ts`; which
 * fields there are, `domain/vehicle/fields/table.ts`.
 */
import * as v from 'valibot';
import { caravanTable } from '#domain/vehicle/fields/caravan.ts';
import { measureTable, type Measures } from '#domain/vehicle/fields/measures.ts';
import { vehicleTable } from '#domain/vehicle/fields/table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { kindReaders } from './kinds.ts';
import { readFields } from './read-fields.ts';
import { vehicleDocument, type VehicleDocument } from './vehicle-document.ts';

/** What a document knows of further figures; null when it is nothing. Nought, '' and "no" tell nothing. */
export function readMeasures(document: Partial<VehicleDocument>): Measures | null {
  const known = Object.entries(readFields(measureTable, document, kindReaders)).filter(([, value]) => value);
  return known.length === 0 ? null : (Object.fromEntries(known) as Measures);
}

/** The vehicle that a document with the promised shape tells of. */
export function readVehicle(document: VehicleDocument): Vehicle {
  const vehicle = readFields(vehicleTable, document, kindReaders);
  return {
    ...vehicle,
    measures: readMeasures(document),
    caravan: vehicle.category === 'caravan' ? readFields(caravanTable, document, kindReaders) : null,
  };
}

/**
 * Reads one index document into a domain Vehicle. Throws a `ValiError` naming the field when the document does not
 * have the promised shape.
 */
export const parseVehicle = (input: unknown): Vehicle => readVehicle(v.parse(vehicleDocument, input));
