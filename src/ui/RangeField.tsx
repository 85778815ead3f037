import './RangeField.css';
import { useState } from 'react';

export interface RangeFieldProps {
  id: string;
  label: string;
  value: number;
  /** Positions of the slider: 0 to `last`, the value at each, and the position nearest to a value. */
  stops: { last: number; at: (position: number) => number; of: (value: number) => number };
  /** Shows a value, for example as dollars. */
  format: (value: number) => string;
  /** The number in a typed text, or null. */
  parse: (text: string) => number | null;
  /** Called with the value of a slider position, or with a typed value, which may lie outside of the slider. */
  onChange: (value: number) => void;
  error?: string | undefined;
}

/**
 * One value on a track, and the same value as a field to type into: dragging is never the only way. Typed values count
 * at once where the slider knows them, others when the field is left; an empty field is the least value. Text that cannot
 * be read brings back the value from before typing: in '20%', the 20 is no amount of dollars. The filled part is drawn as
 * SVG, because the content security policy blocks inline styles.
 */
export function RangeField({ id, label, value, stops, format, parse, onChange, error }: RangeFieldProps) {
  /** What is in the field while somebody types; `from` is the value from before typing. */
  const [typed, setTyped] = useState<{ text: string; from: number } | null>(null);
  const low = stops.at(0);
  const high = stops.at(stops.last);
  const filled = (stops.of(value) / Math.max(stops.last, 1)) * 100;
  const type = (text: string): void => {
    const from = typed?.from ?? value;
    setTyped({ text, from });
    const parsed = text.trim() === '' ? low : (parse(text) ?? from);
    if (parsed !== value && (parsed === from || (parsed >= low && parsed <= high))) onChange(parsed);
  };
  const leave = (): void => {
    const parsed = typed && parse(typed.text);
    if (parsed !== null && parsed !== value) onChange(parsed);
    setTyped(null);
  };
  return (
    <div className="range-field" data-invalid={error ? true : undefined}>
      <div className="range-field__head">
        <label className="range-field__label" htmlFor={`${id}-field`}>
          {label}
        </label>
        <input
          id={`${id}-field`}
          className="range-field__value"
          inputMode="decimal"
          autoComplete="off"
          value={typed?.text ?? format(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </div>
      <div className="range-field__track">
        <svg width="100%" height="6" aria-hidden="true">
          <rect className="range-field__rail" width="100%" height="6" rx="3" />
          <rect className="range-field__fill" width={`${filled}%`} height="6" rx="3" />
        </svg>
        <input
          id={id}
          type="range"
          aria-label={label}
          aria-valuetext={format(value)}
          min={0}
          max={stops.last}
          value={stops.of(value)}
          onChange={(event) => onChange(stops.at(Number(event.currentTarget.value)))}
        />
      </div>
      <p className="range-field__ends" aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </p>
      {error ? (
        <p className="range-field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
