import './FactList.css';
import { More } from '#ui/More.tsx';

export interface Fact {
  label: string;
  value: string;
}

export interface FactListProps {
  facts: Fact[];
  /** How many are seen before the toggle. */
  shown: number;
  more: string;
  less: string;
}

const List = ({ facts }: { facts: Fact[] }) => (
  <dl className="fact-list">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Labelled values in two columns, the first few in view and the rest behind a toggle (VDP-03, VDP-04). */
export function FactList({ facts, shown, more, less }: FactListProps) {
  const rest = facts.slice(shown);
  return (
    <>
      <List facts={facts.slice(0, shown)} />
      {rest.length > 0 ? (
        <More more={more} less={less}>
          <List facts={rest} />
        </More>
      ) : null}
    </>
  );
}
