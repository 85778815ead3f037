import { createSearchTrack, placeThumbs, readThumbs, type Bounds } from '#domain/listing/range-track.ts';
import type { RangeFacet } from '#domain/search/kind.ts';
import { chooseRange } from '#domain/search/state.ts';
import { formatMoney } from '#domain/site/format.ts';
import { tellOf } from '#messages/search/collection.ts';
import { FacetRange } from '#parts/listing/FacetRange.tsx';
import type { FacetProps } from './facet-props.ts';

export interface RangeFieldProps extends FacetProps {
  facet: RangeFacet;
  bounds: Bounds;
}

const pause = 400;

/** A range with two thumbs: moves at once, asks when it has rested for 400 ms (SRCH-10). */
export function RangeField({ kind, facet, bounds, state, text, onChoose }: RangeFieldProps) {
  const { key, round } = facet;
  const track = createSearchTrack(bounds, round);
  return (
    <FacetRange
      id={`facet-${key}`}
      label={tellOf(text, kind.name, `facet.${key}`)}
      lowLabel={text('listing.price.low')}
      highLabel={text('listing.price.high')}
      {...track}
      {...placeThumbs(track, state.ranges[key])}
      format={formatMoney}
      onChange={(low, high) =>
        onChoose((now) => chooseRange(now, key, readThumbs(track, { low, high })), pause)
      }
    />
  );
}
