import './ResultList.css';
import { useMemo } from 'react';
import { PromotionCard } from '#parts/listing/PromotionCard.tsx';
import type { ResultListProps } from '#parts/listing/ResultList.tsx';
import { ResultHead } from './ResultHead.tsx';
import { ResultRow } from './ResultRow.tsx';
import { findColumns } from './table-columns.ts';

/**
 * The results of a listing as a table of figures: buyers of trucks compare numbers. Narrow screens show the same rows as
 * blocks; the roles keep them a table for screen readers there.
 */
export function ResultList({ entries, site, columns, sort, onSort, isBusy, now, text }: ResultListProps) {
  const shown = useMemo(() => {
    const vehicles = entries.flatMap((entry) => (entry.kind === 'hit' ? [entry.hit] : []));
    return findColumns(columns, vehicles, sort);
  }, [columns, entries, sort]);
  const rows = useMemo(
    () =>
      entries.map((entry) =>
        entry.kind === 'hit' ? (
          <ResultRow key={entry.hit.id} vehicle={entry.hit} {...{ site, now, text }} columns={shown} />
        ) : (
          <tr key={`promotion-${entry.position}`} className="stock-table__promotion" role="row">
            <td role="cell" colSpan={shown.length + 3}>
              <PromotionCard promotion={entry.promotion} site={site} />
            </td>
          </tr>
        ),
      ),
    [entries, site, now, text, shown],
  );
  return (
    <table
      key={rows.map(({ key }) => key).join()}
      className="stock-table numbers"
      role="table"
      aria-busy={isBusy}
    >
      <ResultHead columns={shown} sort={sort} onSort={onSort} text={text} />
      <tbody role="rowgroup">{rows}</tbody>
    </table>
  );
}
