import { memo, useState, type ReactNode } from 'react';
import { splitEither } from '#domain/search/either.ts';
import type { ListFacet } from '#domain/listing/facets.ts';
import type { FacetCounts } from '#domain/search/result.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { FacetList } from '#parts/listing/FacetList.tsx';
import { clearFacet, toggleFacet } from '#stores/listing/listing.ts';
import { useFacetValues } from '../../search/use-facet-values.ts';
import { describeValue } from './describe-choice.ts';
import { useChoice } from './use-choice.ts';
import { useOpen } from '../use-open.ts';

export interface FacetFieldProps {
  facet: ListFacet;
  /** Undefined until the index has counted. */
  counts: FacetCounts | undefined;
  /** Whether it is unfolded at first; a chosen one always is. */
  isOpen: boolean;
  /** What belongs right under the values. */
  note?: ReactNode;
  text: ListingText;
}

/** Lists longer than this can be searched through. */
const long = 12;
const none: readonly string[] = [];
const nothing: FacetCounts = {};

/** One facet with values, which can be searched through where they are many. */
export const FacetField = memo(function FacetField({
  facet,
  counts = nothing,
  isOpen,
  note,
  text,
}: FacetFieldProps) {
  const { key, widget } = facet;
  const chosen = useChoice(({ lists }) => lists[key]) ?? none;
  const labels = {
    all: text('listing.showAll', { facet: text(`listing.facets.${key}`) }),
    fewer: text('listing.showFewer'),
  };
  const counted = widget === 'toggle' ? pickTrue(counts) : counts;
  const { values, showsAll, more } = useFacetValues(facet, { counts: counted, chosen }, labels);
  const [sought, setSought] = useState('');
  const open = useOpen(isOpen, chosen.length > 0);
  const label = text(`listing.facet.${key}`);
  const ordered = values.map(({ value, count }) => ({
    value,
    // Nobody counts 'tow bar or canopy'.
    count: splitEither(value).length > 1 ? null : count,
    label: describeValue(key, value, text),
    refined: chosen.includes(value),
  }));
  if (ordered.length === 0) return null;
  const isLong = showsAll && ordered.length > long;
  const words = isLong ? sought.trim().toLocaleLowerCase('en-AU') : '';
  return (
    <FacetList
      id={`facet-${key}`}
      label={label}
      open={open}
      values={ordered.filter((value) => value.label.toLocaleLowerCase('en-AU').includes(words))}
      any={widget === 'single' ? { label: text('listing.any'), onChoose: () => clearFacet(key) } : undefined}
      onToggle={(value) => toggleFacet(facet, value)}
      note={note}
      find={
        isLong
          ? {
              label: text('listing.find', { facet: text(`listing.facets.${key}`) }),
              nothing: text('listing.findNothing'),
              value: sought,
              onChange: setSought,
            }
          : undefined
      }
      more={
        more && {
          ...more,
          onToggle: () => {
            more.onToggle();
            setSought('');
          },
        }
      }
    />
  );
});

/** A switch asks for yes alone. */
const pickTrue = (counts: FacetCounts): FacetCounts => ({ true: counts['true'] ?? 0 });
