/*
 * The shape of a document as the index keeps it, which is also the columns of a feed. `vehicle.ts` makes a Vehicle of it.
 */
import * as v from 'valibot';
import { caravanTable } from '#domain/vehicle/fields/caravan.ts';
import type { Field, Fields, Kind } from '#domain/vehicle/fields/field.ts';
import { measureTable } from '#domain/vehicle/fields/measures.ts';
import { searchTable, vehicleTable } from '#domain/vehicle/fields/table.ts';
import { kindSchemas, type KindSchemas } from './kinds.ts';

type Rows<Table> = Table extends Fields ? Table[keyof Table] : never;
/** The other spellings of a row, each as a row of its own. */
type OtherRows<Row> = Row extends { or: infer Or }
  ? { [Name in keyof Or]: { name: Name; kind: Or[Name] } }[keyof Or]
  : never;
interface NamedRow {
  name: PropertyKey;
  kind: unknown;
}

/** Schemas of the fields of a table, by their names in the index. */
type Entries<Row extends NamedRow> = { [One in Row as One['name']]: KindSchemas[One['kind'] & Kind] };

/** Only a help: what cannot be read is unknown, and never hides its vehicle. */
const lenient = (schema: v.GenericSchema): v.GenericSchema => v.fallback(schema, null);

const listEntries = (table: Fields) =>
  Object.values(table).map(({ name, kind }): [string, v.GenericSchema] => [name, kindSchemas[kind]]);

/** Schemas of further figures. */
export const measureEntries = Object.fromEntries(
  listEntries(measureTable).map(([name, schema]) => [name, lenient(schema)]),
) as Entries<Rows<typeof measureTable>>;

const otherEntries = Object.values<Field>(vehicleTable).flatMap(({ or = {} }) =>
  Object.entries(or).map(([name, kind]) => [name, lenient(kindSchemas[kind])]),
);

/**
 * One document of a vehicles collection, in the index's own spelling (DATA-01). Unknown fields are ignored, never
 * fatal.
 */
export const vehicleDocument = v.object({
  ...Object.fromEntries(otherEntries),
  ...Object.fromEntries([vehicleTable, searchTable, caravanTable].flatMap(listEntries)),
  ...measureEntries,
} as Entries<
  | OtherRows<Rows<typeof vehicleTable>>
  | Rows<typeof vehicleTable | typeof searchTable | typeof caravanTable | typeof measureTable>
>);

export type VehicleDocument = v.InferOutput<typeof vehicleDocument>;
