import './FactList.css';
import { FactRows, type Fact } from '#parts/page/FactRows.tsx';
import { More } from '#ui/More.tsx';

export interface FactListProps {
  facts: Fact[];
  /** How many are seen before the toggle. */
  shown: number;
  more: string;
  less: string;
}

/** Labelled values in two columns, the first few in view and the rest behind a toggle (VDP-03, VDP-04). */
export function FactList({ facts, shown, more, less }: FactListProps) {
  const rest = facts.slice(shown);
  return (
    <>
      <FactRows facts={facts.slice(0, shown)} />
      {rest.length > 0 ? (
        <More more={more} less={less}>
          <FactRows facts={rest} />
        </More>
      ) : null}
    </>
  );
}
