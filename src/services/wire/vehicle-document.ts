/* The shape of a document in the index, and the columns of a feed. `vehicle.ts` makes a Vehicle of it. */
import type { caravanTable } from '#domain/vehicle/fields/caravan.ts';
import type { Field, Fields, Kind } from '#domain/vehicle/fields/field.ts';
import type { measureTable } from '#domain/vehicle/fields/measures.ts';
import type { searchTable, vehicleTable } from '#domain/vehicle/fields/table.ts';
import { kindFits, type Written } from './kinds.ts';

type Rows<Table> = Table extends Fields ? Table[keyof Table] : never;
/** The other spellings of a row, each as a row of its own. */
type OtherRows<Row> = Row extends { or: infer Or }
  ? { [Name in keyof Or]: { name: Name; kind: Or[Name] } }[keyof Or]
  : never;
interface NamedRow {
  name: PropertyKey;
  kind: unknown;
}

/** Fields of documents by their names in the index. Fields that may be unknown may be missing. */
type DocumentOf<Row extends NamedRow> = {
  [One in Row as undefined extends Written<One['kind'] & Kind> ? never : One['name']]: Written<
    One['kind'] & Kind
  >;
} & {
  [One in Row as undefined extends Written<One['kind'] & Kind> ? One['name'] : never]?: Written<
    One['kind'] & Kind
  >;
};

/**
 * One document of a vehicles collection, in the index's own spelling (DATA-01). Unknown fields are ignored, never
 * fatal.
 */
export type VehicleDocument = DocumentOf<
  | OtherRows<Rows<typeof vehicleTable>>
  | Rows<typeof vehicleTable | typeof searchTable | typeof caravanTable | typeof measureTable>
>;

/** A document does not have the promised shape. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  /** The field at fault, in the index's own spelling. */
  readonly field: string;

  constructor(field: string, expected: string, found: unknown) {
    super(`${field}: expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}`);
    this.field = field;
  }
}

/** Throws an UnreadableDocument when a field of these rows holds a wrong value. Other spellings are only a help. */
export function checkDocument(input: unknown, rows: readonly Field[]): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null)
    throw new UnreadableDocument('document', 'a record', input);
  const document = input as Readonly<Record<string, unknown>>;
  const wrong = rows.find(({ name, kind }) => !kindFits[kind](document[name]));
  if (wrong) throw new UnreadableDocument(wrong.name, wrong.kind, document[wrong.name]);
  return document;
}
