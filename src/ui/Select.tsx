import './Field.css';
import type { SelectHTMLAttributes } from 'react';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  options: SelectOption[];
  /** Says what is wrong and how to put it right; shown under the control and tied to it. */
  error?: string | undefined;
  /** Word after the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
}

/** A labelled native select. */
export function Select({ id, label, options, error, optionalLabel, ...control }: SelectProps) {
  const described = error ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` } : {};
  return (
    <div className="field" data-short="" data-invalid={error ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {label} {optionalLabel ? <span className="field__optional">{optionalLabel}</span> : null}
      </label>
      <select {...control} {...described} id={id} className="field__control">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
