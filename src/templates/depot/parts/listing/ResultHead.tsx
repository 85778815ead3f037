import type { SortKey } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TableColumn } from './table-columns.ts';

export interface ResultHeadProps {
  columns: readonly TableColumn[];
  sort: SortKey;
  /** Null where the order cannot be changed: its heads are words. */
  onSort: ((sort: SortKey) => void) | null;
  text: ListingText;
}

interface SortedBy {
  name: string;
  /** The order of the first press, and of the second. */
  first: SortKey;
  then: SortKey;
  rare?: boolean;
}

/** Most of a figure is asked for first; of a price, and of an odometer, the least. */
const lowestFirst: readonly string[] = ['km', 'tare'];

const orderOf = (key: TableColumn['key']): Omit<SortedBy, 'name' | 'rare'> =>
  lowestFirst.includes(key)
    ? { first: `lowest-${key}`, then: `highest-${key}` }
    : { first: `highest-${key}`, then: `lowest-${key}` };

/** The heads of the table of results; those of figures and of the price sort it. */
export function ResultHead({ columns, sort, onSort, text }: ResultHeadProps) {
  const head = (key: string, { name, first, then, rare }: SortedBy) => {
    const isSorted = onSort !== null && (sort === first || sort === then);
    const direction = sort.startsWith('highest') ? 'descending' : 'ascending';
    return (
      <th
        key={key}
        role="columnheader"
        scope="col"
        data-column={key}
        data-rare={rare ? '' : undefined}
        aria-sort={isSorted ? direction : undefined}
      >
        {onSort === null ? (
          <span>{name}</span>
        ) : (
          <>
            <button type="button" onClick={() => onSort(sort === first ? then : first)}>
              {name}
              <Icon name="chevronDown" size={14} />
            </button>
            <span className="stock-table__plain">{name}</span>
          </>
        )}
      </th>
    );
  };
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <span>{text('listing.column.vehicle')}</span>
        </th>
        {columns.map(({ key, rare }) =>
          head(key, { name: text(`listing.column.${key}`), rare, ...orderOf(key) }),
        )}
        {head('price', {
          name: text('listing.facet.price'),
          first: 'lowest-price',
          then: 'highest-price',
        })}
        <th role="columnheader" scope="col">
          <span className="visually-hidden">{text('listing.column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
