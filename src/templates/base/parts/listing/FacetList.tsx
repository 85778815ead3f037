import './Facet.css';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/site/numbers.ts';
import { Accordion } from '#ui/Accordion.tsx';

export interface FacetValue {
  value: string;
  label: string;
  /** Null where nobody counts. */
  count: number | null;
  refined: boolean;
}

export interface FacetListProps {
  id: string;
  label: string;
  values: FacetValue[];
  open?: boolean;
  onToggle?: (value: string) => void;
  /** The first line of a list of which only one value can be chosen (REF-15): none of them. */
  any?: { label: string; onChoose: () => void } | undefined;
  /** Searches through a long list. */
  find?: { label: string; nothing: string; value: string; onChange: (value: string) => void } | undefined;
  /** What belongs right under the values. */
  note?: ReactNode;
  /** Toggle below the list, for example 'Show all makes' (REF-10); absent when everything is shown. */
  more?: { label: string; expanded: boolean; onToggle: () => void } | undefined;
}

/** One facet as a list of checkboxes, or of radio buttons when one value can be chosen, with counts. */
export function FacetList({
  id,
  label,
  values,
  open = true,
  onToggle,
  any,
  find,
  note,
  more,
}: FacetListProps) {
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
        {find ? (
          <input
            type="search"
            className="facet__find field__control"
            autoComplete="off"
            aria-label={find.label}
            placeholder={find.label}
            value={find.value}
            onChange={({ currentTarget }) => find.onChange(currentTarget.value)}
          />
        ) : null}
        <ul className="facet__values" role="list" id={`${id}-values`}>
          {any ? (
            <li>
              <label className="facet__value">
                <input type="radio" name={id} checked={chosen === 0} onChange={any.onChoose} />
                <span>{any.label}</span>
              </label>
            </li>
          ) : null}
          {values.map((value) => (
            <li key={value.value}>
              <label className="facet__value">
                <input
                  type={any ? 'radio' : 'checkbox'}
                  name={id}
                  value={value.value}
                  checked={value.refined}
                  onChange={() => onToggle?.(value.value)}
                />
                <span className="facet__label">{value.label}</span>
                {value.count === null ? null : (
                  <span className="facet__count numbers">{formatNumber(value.count)}</span>
                )}
              </label>
            </li>
          ))}
        </ul>
        {find && values.length === 0 ? <p className="facet__nothing">{find.nothing}</p> : null}
        {note}
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
