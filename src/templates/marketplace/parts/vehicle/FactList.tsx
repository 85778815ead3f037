import '#parts/vehicle/FactList.css';
import type { FactListProps } from '#parts/vehicle/FactList.tsx';
import { FactRows } from '#parts/page/FactRows.tsx';
import { More } from '#ui/More.tsx';

/** Facts in a row of a wide screen. */
const columns = 3;

/** Labelled values in close rows of three, the first in view and the rest behind a toggle (VDP-03, VDP-04). */
export function FactList({ facts, rows, more, less }: FactListProps) {
  const rest = facts.slice(rows * columns);
  return (
    <div className="facts" data-all={rest.length === 0 ? '' : undefined}>
      <FactRows facts={facts.slice(0, rows * columns)} />
      {facts.length > rows ? (
        <More more={more} less={less}>
          {rest.length > 0 ? <FactRows facts={rest} /> : null}
        </More>
      ) : null}
    </div>
  );
}
