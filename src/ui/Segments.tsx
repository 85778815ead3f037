import './Segments.css';

export interface SegmentsProps<Value extends string> {
  /** Name of the group in the form; unique on the page. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of few short words in one row: radio buttons that look like one control. */
export function Segments<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="segments">
      <legend className="segments__label">{label}</legend>
      <div className="segments__row" data-many={options.length > 3 ? '' : undefined}>
        {options.map((option) => (
          <label key={option.value} className="segments__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
