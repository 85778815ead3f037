import { useEffect, useRef, useState } from 'react';
import {
  createSearchTrack,
  placeThumbs,
  readThumbs,
  type Bounds,
  type Pair,
} from '#domain/listing/range-track.ts';
import type { Span } from '#domain/search/index-filter.ts';
import type { RangeFacet } from '#domain/search/kind.ts';
import { FacetRange, type FacetRangeProps } from '#parts/listing/FacetRange.tsx';

export interface SearchRangeProps
  extends
    Pick<FacetRangeProps, 'label' | 'lowLabel' | 'highLabel' | 'format'>,
    Partial<Pick<FacetRangeProps, 'open' | 'chosen'>> {
  facet: RangeFacet;
  /** Smallest and largest value of the stock at build time. */
  bounds: Bounds;
  /** What is chosen; undefined is all. */
  range: Span | undefined;
  onChoose: (range: Span) => void;
}

const pause = 400;

/** A range with two thumbs: it moves at once, and asks when it has rested for 400 ms (SRCH-10). */
export function SearchRange({ facet, bounds, range, onChoose, ...looks }: SearchRangeProps) {
  const track = createSearchTrack(bounds, facet.round);
  const [moved, setMoved] = useState<{ pair: Pair; from: Span | undefined } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A move counts until the choice behind it changes, by its own commit or by going back.
  const { low, high } = moved && moved.from === range ? moved.pair : placeThumbs(track, range);
  return (
    <FacetRange
      id={`facet-${facet.key}`}
      {...looks}
      {...track}
      low={low}
      high={high}
      onChange={(newLow, newHigh) => {
        const pair = { low: newLow, high: newHigh };
        setMoved({ pair, from: range });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChoose(readThumbs(track, pair)), pause);
      }}
    />
  );
}
