import { useEffect, useState } from 'react';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { emptyListing, isUnasked, type ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { createClearAction, createWordlessAction } from '../listing-actions.ts';
import type { ListingSite } from '../listing-props.ts';
import type { NearMisses } from './NearMisses.tsx';

export interface NothingFoundProps {
  site: ListingSite;
  path: string;
  fixed: FixedRefinements;
  state: ListingState;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

interface Parts {
  NearMisses: typeof NearMisses;
}

/** What shows the nearest vehicles, loaded where it is needed. */
function useParts(isNeeded: boolean): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it the other ways out are there.
    import('./NearMisses.tsx').then(setParts, () => undefined);
  }, [isNeeded]);
  return parts;
}

/**
 * Ways out of an empty listing (SRCH-12, C19). With filters it offers to clear them, with words alone to remove those,
 * and without either it links to all stock. Below stand searches that ask for one thing less, and the nearest vehicles.
 */
export function NothingFound({ site, path, fixed, state, now, text }: NothingFoundProps) {
  const unasked = isUnasked(state);
  const parts = useParts(!unasked);
  if (unasked) {
    const isAll = path === site.listingPath;
    return (
      <EmptyState
        title={text('listing.noneTitle')}
        text={text(isAll ? 'listing.noneAtAll' : 'listing.none')}
        {...(isAll ? {} : { action: { label: text('listing.all'), href: site.listingPath } })}
      />
    );
  }
  const { call } = site;
  const hints = [
    site.listing.saved ? text('listing.emptySave') : null,
    site.delivers ? text('listing.emptyDelivers') : null,
  ];
  return (
    <>
      <EmptyState
        title={text('listing.emptyTitle')}
        text={[text('listing.empty'), ...hints].filter(Boolean).join(' ')}
        instead={createWordlessAction(state, path, text)}
        {...(isUnasked({ ...state, query: emptyListing.query })
          ? {}
          : { action: createClearAction(site.listing.clearFiltersHref || null, path, text) })}
        {...(call
          ? {
              call: {
                label: text('listing.emptyCall', { phone: call.phone }),
                href: call.href,
              },
            }
          : {})}
      />
      {parts ? <parts.NearMisses {...{ site, path, fixed, state, now, text }} /> : null}
    </>
  );
}
