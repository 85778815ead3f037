import './FactList.css';
import type { FactListProps } from '#parts/vehicle/FactList.tsx';

/** Labelled values in columns. Nothing is folded away: who compares figures wants all of them. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
