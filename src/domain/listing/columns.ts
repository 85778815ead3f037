import type { CardVehicle } from '../vehicle/vehicle.ts';

/** One figure by which vehicles are compared in a table. */
interface Column {
  /** The field of the index that sorts by it. */
  field: string;
  /** Stands behind each number; '' where the heading says enough. */
  unit: '' | 'km' | 'h' | 'kg' | 'mm';
  read: (vehicle: CardVehicle) => number | null;
}

const table = {
  year: { field: 'year', unit: '', read: ({ year }) => year },
  km: { field: 'km', unit: 'km', read: ({ odometer }) => odometer },
  hours: { field: 'operating_hours', unit: 'h', read: ({ operatingHours }) => operatingHours },
  mass: { field: 'mass_limit', unit: 'kg', read: ({ massLimit }) => massLimit },
  tare: { field: 'own_mass', unit: 'kg', read: ({ ownMass }) => ownMass },
  payload: { field: 'load_mass', unit: 'kg', read: ({ loadMass }) => loadMass },
  length: { field: 'overall_length', unit: 'mm', read: ({ overallLength }) => overallLength },
  towing: { field: 'towing', unit: 'kg', read: ({ towing }) => towing },
  sleeps: { field: 'sleeps', unit: '', read: ({ caravan }) => caravan?.sleeps ?? null },
} as const satisfies Record<string, Column>;

/** Name of a figure in settings and at the end of an order in addresses. */
export type ColumnKey = keyof typeof table;

export const columnKeys = Object.keys(table) as ColumnKey[];

/** Every figure that a listing can show in a column of its own, and be sorted by (setting `search.columns`). */
export const columns: Readonly<Record<ColumnKey, Column>> = table;

/** The field of the index behind a column. */
export const columnField = (key: ColumnKey): string => table[key].field;

/** An order by such a figure, as it stands in addresses. */
export type ColumnSort = `${'highest' | 'lowest'}-${ColumnKey}`;

/** The orders of all columns with what the index is asked for. Vehicles that do not state the figure come last. */
export const columnOrders = Object.fromEntries(
  columnKeys.flatMap((key) => [
    [`highest-${key}`, `${table[key].field}:desc`],
    [`lowest-${key}`, `${table[key].field}:asc`],
  ]),
) as Record<ColumnSort, string>;
