import { columns as figures, type ColumnKey } from '#domain/listing/columns.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';

export interface TableColumn {
  key: ColumnKey;
  /** Few state it: where the table is wide, its room is the names'; where it is narrow, its vehicles say it. */
  rare: boolean;
}

/** Of a table's vehicles, those that must state a figure for a column of its own. */
const leastShare = 0.25;

/** Columns of which at least one vehicle states the figure, in the dealer's order. The one that sorts the table is never rare. */
export function findColumns(
  columns: readonly ColumnKey[],
  vehicles: readonly CardVehicle[],
  sort = '',
): TableColumn[] {
  return columns.flatMap((key) => {
    const stated = vehicles.filter((vehicle) => figures[key].read(vehicle) !== null).length;
    if (stated === 0) return [];
    return [
      {
        key,
        rare: stated < vehicles.length * leastShare && !sort.endsWith(`-${key}`),
      },
    ];
  });
}
