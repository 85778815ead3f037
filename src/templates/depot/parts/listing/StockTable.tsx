import './ResultList.css';
import type { ColumnKey } from '#domain/listing/columns.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createListingText } from '#messages/listing/listing.ts';
import type { CardProps } from '#parts/listing/CardFrame.tsx';
import { ResultHead } from './ResultHead.tsx';
import { ResultRow } from './ResultRow.tsx';
import { findColumns } from './table-columns.ts';

export interface StockTableProps extends Pick<CardProps, 'site' | 'now'> {
  vehicles: readonly CardVehicle[];
  /** Figures that the dealer wants compared; those that no vehicle states are left out. */
  columns: readonly ColumnKey[];
}

/** Vehicles as the table of figures that the listing shows them in, in an order that the page gives. */
export function StockTable({ vehicles, columns, site, now }: StockTableProps) {
  const text = createListingText(site.messages);
  const shown = findColumns(columns, vehicles);
  return (
    <table className="stock-table numbers" role="table">
      <ResultHead columns={shown} sort="relevant" onSort={null} text={text} />
      <tbody role="rowgroup">
        {vehicles.map((vehicle) => (
          <ResultRow key={vehicle.id} {...{ vehicle, site, now, text }} columns={shown} headingLevel="h3" />
        ))}
      </tbody>
    </table>
  );
}
