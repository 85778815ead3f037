import { memo } from 'react';
import type { RangeFacet } from '#domain/listing/facets.ts';
import type { Bounds } from '#domain/listing/range-track.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { setRange } from '#stores/listing/listing.ts';
import { SearchRange } from '../../search/SearchRange.tsx';
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

/** A range of the stock. */
export const RangeField = memo(function RangeField({ facet, bounds, isOpen, text }: RangeFieldProps) {
  const { key } = facet;
  const range = useChoice(({ ranges }) => ranges[key]);
  const open = useOpen(isOpen, range !== undefined);
  return (
    <SearchRange
      facet={facet}
      bounds={bounds}
      range={range}
      label={text(`listing.facet.${key}`)}
      open={open}
      chosen={range ? describeRange(facet, range, text) : null}
      lowLabel={text(`listing.${key}.low`)}
      highLabel={text(`listing.${key}.high`)}
      format={(value) => formatEnd(key, value)}
      onChoose={(span) => setRange(key, span)}
    />
  );
});
