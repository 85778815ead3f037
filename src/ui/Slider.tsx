import './Slider.css';
import type { FocusEvent, KeyboardEvent } from 'react';
import {
  moveHigh,
  moveLow,
  readRangeInput,
  typeHigh,
  typeLow,
  type Pair,
} from '#domain/listing/range-track.ts';

export interface SliderProps {
  id: string;
  /** Name of the pair, for example 'Price'. */
  label: string;
  lowLabel: string;
  highLabel: string;
  min: number;
  max: number;
  step: number;
  /** Typed values are rounded to this; 1 when left out. */
  round?: number;
  /** The thumbs stay this far apart; 0 when left out (C7). */
  gap?: number;
  low: number;
  high: number;
  /** Shows a value, for example as dollars. */
  format: (value: number) => string;
  /** Called with a pair inside the limits, low never above high (SLDR-01, SLDR-02). */
  onChange: (low: number, high: number) => void;
}

/**
 * Two thumbs on one track, and the same two values as fields to type into (dragging is never the only way). The
 * filled part is drawn as SVG, because the content security policy blocks inline styles.
 */
export function Slider({
  id,
  label,
  lowLabel,
  highLabel,
  min,
  max,
  step,
  round = 1,
  gap = 0,
  low,
  high,
  format,
  onChange,
}: SliderProps) {
  const share = (value: number): number => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  const track = { min, max, step, round, gap };
  const tell = (pair: Pair): void => onChange(pair.low, pair.high);
  const commit = (take: typeof typeLow, shown: number, end: number) => ({
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      if (typed === format(shown)) return;
      const value = readRangeInput(typed, track, end);
      if (value === null) console.info(`${label}: "${typed}" is not from ${min} to ${max} and is ignored.`);
      else if (value !== shown) tell(take(track, value, { low, high }));
      event.currentTarget.value = format(shown);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') event.currentTarget.blur();
    },
  });
  return (
    <div className="slider" role="group" aria-label={label}>
      <div className="slider__track">
        <svg width="100%" height="4" aria-hidden="true">
          <rect className="slider__rail" width="100%" height="4" rx="2" />
          <rect
            className="slider__fill"
            x={`${share(low)}%`}
            width={`${Math.max(share(high) - share(low), 0)}%`}
            height="4"
          />
        </svg>
        <input
          type="range"
          aria-label={lowLabel}
          aria-valuetext={format(low)}
          {...{ min, max, step }}
          value={low}
          onChange={(event) => tell(moveLow(track, Number(event.currentTarget.value), { low, high }))}
        />
        <input
          type="range"
          aria-label={highLabel}
          aria-valuetext={format(high)}
          {...{ min, max, step }}
          value={high}
          onChange={(event) => tell(moveHigh(track, Number(event.currentTarget.value), { low, high }))}
        />
      </div>
      <div className="slider__fields">
        <label htmlFor={`${id}-low`}>
          <span>{lowLabel}</span>
          <input
            id={`${id}-low`}
            key={`low-${low}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={format(low)}
            {...commit(typeLow, low, min)}
          />
        </label>
        <label htmlFor={`${id}-high`}>
          <span>{highLabel}</span>
          <input
            id={`${id}-high`}
            key={`high-${high}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={format(high)}
            {...commit(typeHigh, high, max)}
          />
        </label>
      </div>
    </div>
  );
}
