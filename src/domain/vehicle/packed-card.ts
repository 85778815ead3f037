import { caravanTable } from './fields/caravan.ts';
import { unknownOf, type Field, type Fields } from './fields/field.ts';
import { vehicleTable } from './fields/table.ts';
import type { CardVehicle } from './vehicle.ts';

/** A card as pages carry it: what is unknown is left out. */
export type PackedCard = Partial<CardVehicle> & Pick<CardVehicle, 'id'>;

const listCardRows = (table: Fields): [property: string, row: Field][] =>
  Object.entries(table).filter(([, { card }]) => card);

const cardRows = listCardRows(vehicleTable);
const caravanRows = listCardRows(caravanTable);

const isUnknown = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** What a card shows of a vehicle, and no more. */
export function packCard(vehicle: CardVehicle): PackedCard {
  const pick = (rows: typeof cardRows, from: object): object =>
    Object.fromEntries(
      rows.flatMap(([property]) => {
        const value = (from as Record<string, unknown>)[property];
        return isUnknown(value) ? [] : [[property, value]];
      }),
    );
  const { caravan } = vehicle;
  return {
    ...pick(cardRows, vehicle),
    ...(caravan && { caravan: pick(caravanRows, caravan) }),
  } as PackedCard;
}

const fill = (rows: typeof cardRows, packed: object): object => ({
  ...Object.fromEntries(rows.map(([property, { kind }]) => [property, unknownOf(kind)])),
  ...packed,
});

/** Reads what `packCard` wrote. */
export const unpackCard = (packed: PackedCard): CardVehicle =>
  ({
    ...fill(cardRows, packed),
    caravan: packed.caravan ? fill(caravanRows, packed.caravan) : null,
  }) as CardVehicle;
