import { useRefinementList, type UseRefinementListProps } from 'react-instantsearch';
import type { ListFacet } from '#domain/facets.ts';
import type { ListingText } from '#messages/listing.ts';
import { FacetList } from '#parts/FacetList.tsx';
import { describeValue } from './describe-choice.ts';
import { useListing } from './use-listing.ts';

export interface FacetFieldProps {
  facet: ListFacet;
  collection: string;
  text: ListingText;
}

interface Item {
  value: string;
  count: number;
}

const byName = (left: Item, right: Item): number => left.value.localeCompare(right.value, 'en-AU');
/** Equal counts come in a settled order whatever the index does: bodies from Z to A, the rest from A to Z (C24). */
const byCount =
  (facet: ListFacet) =>
  (left: Item, right: Item): number =>
    right.count - left.count || (facet.key === 'body' ? byName(right, left) : byName(left, right));

/** One facet with a list of values: the most frequent first, all of them by name on demand (REF-10…12). */
export function FacetField({ facet, collection, text }: FacetFieldProps) {
  const { key, field, limit, moreLimit } = facet;
  const settings: UseRefinementListProps = {
    attribute: field,
    operator: facet.matches === 'any' ? 'or' : 'and',
    limit,
    escapeFacetValues: false,
  };
  const { items, canToggleShowMore, isShowingMore, toggleShowMore } = useRefinementList(
    moreLimit > limit ? { ...settings, showMore: true, showMoreLimit: moreLimit } : settings,
  );
  const { state, toggle } = useListing(collection);
  const chosen = state.lists[key] ?? [];
  const values = items
    .map(({ value, count }) => ({ value, count }))
    .sort(isShowingMore ? byName : byCount(facet));
  const missing = chosen.filter((value) => !items.some((known) => known.value === value));
  const label = text(`listing.facet.${key}`);
  if (values.length === 0 && missing.length === 0) return null;
  return (
    <FacetList
      id={`facet-${key}`}
      label={label}
      values={[...values, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
        value,
        count,
        label: describeValue(key, value, text),
        refined: chosen.includes(value),
      }))}
      onToggle={(value) => toggle(facet, value)}
      more={
        canToggleShowMore
          ? {
              label: isShowingMore
                ? text('listing.showFewer')
                : text('listing.showAll', { facet: text(`listing.facets.${key}`) }),
              expanded: isShowingMore,
              onToggle: toggleShowMore,
            }
          : undefined
      }
    />
  );
}
