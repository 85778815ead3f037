import './Facet.css';
import { Accordion } from '#ui/Accordion.tsx';

export interface FacetValue {
  value: string;
  label: string;
  count: number;
  refined: boolean;
}

export interface FacetListProps {
  id: string;
  label: string;
  values: FacetValue[];
  open?: boolean;
  onToggle?: (value: string) => void;
  /** Toggle below the list, for example 'Show all makes' (REF-10); absent when everything is shown. */
  more?: { label: string; expanded: boolean; onToggle: () => void } | undefined;
}

/** One facet as a list of checkboxes with counts. */
export function FacetList({ id, label, values, open = true, onToggle, more }: FacetListProps) {
  const chosen = values.filter((value) => value.refined).length;
  return (
    <Accordion
      open={open}
      title={
        <>
          {label}
          {chosen > 0 ? <span className="facet__chosen">{chosen}</span> : null}
        </>
      }
    >
      <fieldset className="facet">
        <legend className="visually-hidden">{label}</legend>
        <ul className="facet__values" role="list" id={`${id}-values`}>
          {values.map((value) => (
            <li key={value.value}>
              <label className="facet__value">
                <input
                  type="checkbox"
                  name={id}
                  value={value.value}
                  checked={value.refined}
                  onChange={() => onToggle?.(value.value)}
                />
                <span>{value.label}</span>
                <span className="facet__count numbers">{value.count.toLocaleString('en-AU')}</span>
              </label>
            </li>
          ))}
        </ul>
        {more ? (
          <button
            type="button"
            className="facet__more"
            aria-expanded={more.expanded}
            aria-controls={`${id}-values`}
            onClick={more.onToggle}
          >
            {more.label}
          </button>
        ) : null}
      </fieldset>
    </Accordion>
  );
}
