import { moveRange } from '#domain/search/collection-state.ts';
import { formatMoney } from '#domain/site/format.ts';
import { tellOf } from '#messages/search/collection.ts';
import { FacetRange } from '#parts/listing/FacetRange.tsx';
import type { FacetProps } from './facet-props.ts';

export interface RangeFieldProps extends FacetProps {
  limits: { min: number; max: number };
}

const pause = 400;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A range with two thumbs: moves at once, asks when it has rested for 400 ms (SRCH-10). */
export function RangeField({ kind, facet, limits, state, text, onChange }: RangeFieldProps) {
  const { key, step } = facet;
  const min = Math.floor(limits.min / step) * step;
  const max = Math.ceil(limits.max / step) * step;
  const range = state.ranges[key];
  return (
    <FacetRange
      id={`facet-${key}`}
      label={tellOf(text, kind, `facet.${key}`)}
      lowLabel={text('listing.price.low')}
      highLabel={text('listing.price.high')}
      min={min}
      max={max}
      step={step}
      low={clamp(range?.min ?? min, min, max)}
      high={clamp(range?.max ?? max, min, max)}
      format={formatMoney}
      onChange={(low, high) => {
        const chosen = { min: low > min ? low : null, max: high < max ? high : null };
        onChange(moveRange(state, key, chosen.min === null && chosen.max === null ? null : chosen), pause);
      }}
    />
  );
}
