import { useEffect, useRef, useState } from 'react';
import { useRange } from 'react-instantsearch';
import type { RangeFacet } from '#domain/facets.ts';
import { createSearchTrack, placeThumbs, readThumbs, type Bounds, type Pair } from '#domain/range-track.ts';
import type { ListingText } from '#messages/listing.ts';
import { FacetRange } from '#parts/FacetRange.tsx';
import { formatEnd } from './describe-choice.ts';
import { useListing } from './use-listing.ts';

export interface RangeFieldProps {
  facet: RangeFacet;
  collection: string;
  /** From build-time stock or the dealer's settings: what a search answers follows the current choice (SLDR-05). */
  bounds: Bounds;
  text: ListingText;
}

const pause = 400;

/** A range: it moves at once, and asks when it has rested for 400 ms (SRCH-10). */
export function RangeField({ facet, collection, bounds, text }: RangeFieldProps) {
  const { key, field, round } = facet;
  const track = createSearchTrack(bounds, round);
  // Without bounds: with them InstantSearch would filter by them, and vehicles without a price would vanish.
  useRange({ attribute: field });
  const { state, chooseRange } = useListing(collection);
  const chosen = placeThumbs(track, state.ranges[key]);
  const before = `${chosen.low}-${chosen.high}`;
  const [moved, setMoved] = useState<(Pair & { before: string }) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A move counts until the choice behind it changes, by its own commit or by going back.
  const { low, high } = moved?.before === before ? moved : chosen;
  return (
    <FacetRange
      id={`facet-${key}`}
      label={text(`listing.facet.${key}`)}
      lowLabel={text(`listing.${key}.low`)}
      highLabel={text(`listing.${key}.high`)}
      {...track}
      low={low}
      high={high}
      format={(value) => formatEnd(key, value)}
      onChange={(newLow, newHigh) => {
        const pair = { low: newLow, high: newHigh };
        setMoved({ ...pair, before });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => chooseRange(key, readThumbs(track, pair)), pause);
      }}
    />
  );
}
