import { useEffect, useRef, useState } from 'react';
import { useRange } from 'react-instantsearch';
import { facets } from '#domain/facets.ts';
import { formatMoney } from '#domain/format.ts';
import type { ListingText } from '#messages/listing.ts';
import { FacetRange } from '#parts/FacetRange.tsx';
import { useListing } from './use-listing.ts';

export interface PriceFieldProps {
  collection: string;
  /** From build-time stock: what a search answers follows the current choice (F3). */
  bounds: { min: number; max: number };
  text: ListingText;
}

const pause = 400;
const step = 1_000;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The price range: moves at once, asks when it has rested for 400 ms (SRCH-10), in thousands (SLDR-04). */
export function PriceField({ collection, bounds, text }: PriceFieldProps) {
  const min = Math.floor(bounds.min / step) * step;
  const max = Math.max(Math.ceil(bounds.max / step) * step, min + step);
  // Without bounds: with them InstantSearch would filter by them, and vehicles without a price would vanish.
  useRange({ attribute: facets.price.field });
  const { state, change } = useListing(collection);
  const chosen = { low: state.price?.min ?? min, high: state.price?.max ?? max };
  const before = `${chosen.low}-${chosen.high}`;
  const [moved, setMoved] = useState<(typeof chosen & { before: string }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commit = (low: number, high: number): void => {
    const price = { min: low > min ? low : null, max: high < max ? high : null };
    change({ price: price.min === null && price.max === null ? null : price });
  };
  // A move counts until the choice behind it changes, by its own commit or by going back.
  const { low, high } = moved?.before === before ? moved : chosen;
  return (
    <FacetRange
      id="facet-price"
      label={text('listing.facet.price')}
      lowLabel={text('listing.price.low')}
      highLabel={text('listing.price.high')}
      min={min}
      max={max}
      step={step}
      low={clamp(low, min, max)}
      high={clamp(high, min, max)}
      format={formatMoney}
      onChange={(newLow, newHigh) => {
        setMoved({ low: newLow, high: newHigh, before });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => commit(newLow, newHigh), pause);
      }}
    />
  );
}
