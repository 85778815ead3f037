import { memo, useEffect, useRef, useState } from 'react';
import type { RangeFacet } from '#domain/listing/facets.ts';
import type { Span } from '#domain/search/index-filter.ts';
import {
  createSearchTrack,
  placeThumbs,
  readThumbs,
  type Bounds,
  type Pair,
} from '#domain/listing/range-track.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { FacetRange } from '#parts/listing/FacetRange.tsx';
import { setRange } from '#stores/listing/listing.ts';
import { describeRange, formatEnd } from './describe-choice.ts';
import { useChoice } from './use-choice.ts';
import { useOpen } from '../use-open.ts';

export interface RangeFieldProps {
  facet: RangeFacet;
  /** Bounds of the build or of the settings, because those of a search would follow the current choice (SLDR-05). */
  bounds: Bounds;
  /** Whether it is unfolded at first; a chosen one always is. */
  isOpen: boolean;
  text: ListingText;
}

const pause = 400;

/** A range: it moves at once, and asks when it has rested for 400 ms (SRCH-10). */
export const RangeField = memo(function RangeField({ facet, bounds, isOpen, text }: RangeFieldProps) {
  const { key, round } = facet;
  const range = useChoice(({ ranges }) => ranges[key]);
  const track = createSearchTrack(bounds, round);
  const chosen = placeThumbs(track, range);
  const [moved, setMoved] = useState<{ pair: Pair; from: Span | undefined } | null>(null);
  const open = useOpen(isOpen, range !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A move counts until the choice behind it changes, by its own commit or by going back.
  const { low, high } = moved && moved.from === range ? moved.pair : chosen;
  return (
    <FacetRange
      id={`facet-${key}`}
      label={text(`listing.facet.${key}`)}
      open={open}
      chosen={range ? describeRange(facet, range, text) : null}
      lowLabel={text(`listing.${key}.low`)}
      highLabel={text(`listing.${key}.high`)}
      {...track}
      low={low}
      high={high}
      format={(value) => formatEnd(key, value)}
      onChange={(newLow, newHigh) => {
        const pair = { low: newLow, high: newHigh };
        setMoved({ pair, from: range });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setRange(key, readThumbs(track, pair)), pause);
      }}
    />
  );
});
