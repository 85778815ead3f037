import { emptyListing, isUnasked, type ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { createClearAction, createWordlessAction } from './listing-actions.ts';
import type { ListingSite } from './listing-props.ts';

export interface NothingFoundProps {
  site: Pick<ListingSite, 'listingPath' | 'listing'>;
  path: string;
  state: ListingState;
  text: ListingText;
}

/**
 * Ways out of an empty listing (SRCH-12, C19). With filters it offers to clear them, with words alone to remove those,
 * and without either it links to all stock.
 */
export function NothingFound({ site, path, state, text }: NothingFoundProps) {
  if (isUnasked(state)) {
    const isAll = path === site.listingPath;
    return (
      <EmptyState
        title={text('listing.noneTitle')}
        text={text(isAll ? 'listing.noneAtAll' : 'listing.none')}
        {...(isAll ? {} : { action: { label: text('listing.all'), href: site.listingPath } })}
      />
    );
  }
  return (
    <EmptyState
      title={text('listing.emptyTitle')}
      text={text('listing.empty')}
      instead={createWordlessAction(state, path, text)}
      {...(isUnasked({ ...state, query: emptyListing.query })
        ? {}
        : { action: createClearAction(site.listing.clearFiltersHref || null, path, text) })}
    />
  );
}
