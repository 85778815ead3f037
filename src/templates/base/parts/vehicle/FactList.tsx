import './FactList.css';
import { FactRows, type Fact } from '#parts/page/FactRows.tsx';
import { More } from '#ui/More.tsx';

export interface FactListProps {
  facts: Fact[];
  /** How many rows are seen before the toggle: of one fact each on phones, of two on wide screens. */
  rows: number;
  more: string;
  less: string;
}

/**
 * Labelled values in one or two columns, the first rows in view and the rest behind a toggle (VDP-03, VDP-04). On phones the
 * toggle opens the second half of those rows as well; a wide screen that shows all has no toggle.
 */
export function FactList({ facts, rows, more, less }: FactListProps) {
  const shown = rows * 2;
  const rest = facts.slice(shown);
  return (
    <div className="facts" data-all={rest.length === 0 ? '' : undefined}>
      <FactRows facts={facts.slice(0, shown)} />
      {facts.length > rows ? (
        <More more={more} less={less}>
          {rest.length > 0 ? <FactRows facts={rest} /> : null}
        </More>
      ) : null}
    </div>
  );
}
