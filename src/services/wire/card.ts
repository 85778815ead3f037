import { caravanTable } from '#domain/vehicle/fields/caravan.ts';
import type { Field, Fields, Needing } from '#domain/vehicle/fields/field.ts';
import { vehicleTable } from '#domain/vehicle/fields/table.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { kindReaders } from './kinds.ts';
import { readFields } from './read-fields.ts';
import { checkDocument } from './vehicle-document.ts';

const cardRowsOf = <Table extends Fields>(table: Table) =>
  Object.fromEntries(Object.entries(table).filter(([, { card }]) => card)) as Pick<
    Table,
    Needing<Table, 'card'>
  >;

const cardRows = cardRowsOf(vehicleTable);
const caravanRows = cardRowsOf(caravanTable);

/** The fields of a document that a card needs (CARD-02, VDP-28, TAG, PRICE): a listing asks the index for these alone. */
export const cardFields = [
  ...new Set([cardRows, caravanRows].flatMap((rows) => Object.values(rows).map(({ name }) => name))),
];

const rows: readonly Field[] = [...Object.values(cardRows), ...Object.values(caravanRows)];

/**
 * Reads one hit of a listing. Throws an `UnreadableDocument` naming the field when the hit does not have the promised shape.
 */
export function parseCard(input: unknown): CardVehicle {
  const document = checkDocument(input, rows);
  const card = readFields(cardRows, document, kindReaders);
  return {
    ...card,
    caravan: card.category === 'caravan' ? readFields(caravanRows, document, kindReaders) : null,
  };
}
