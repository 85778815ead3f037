import { useEffect, useState } from 'react';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { formatAddress } from '#domain/search/address.ts';
import { isUnasked, vehicleKind, type ListingState } from '#domain/listing/state.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { WiderSearches } from '#parts/listing/WiderSearches.tsx';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { setListing } from '#stores/listing/listing.ts';
import { findWider, mixVehicles, type FoundNear } from '#stores/listing/wider.ts';
import { describeListing } from '../describe-listing.ts';
import type { ListingSite } from '../listing-props.ts';

export interface NearMissesProps {
  site: ListingSite;
  path: string;
  fixed: FixedRefinements;
  state: ListingState;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

/** Cards of nearest vehicles. */
const most = 6;

/** Where nothing was found: each filter less with what it would find, and the nearest vehicles. */
export function NearMisses({ site, path, fixed, state, now, text }: NearMissesProps) {
  const [found, setFound] = useState<{ of: ListingState; near: FoundNear } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findWider({ site, fixed }, state).then((near) => {
      if (isCurrent) setFound({ of: state, near });
    });
    return () => {
      isCurrent = false;
    };
  }, [site, fixed, state]);
  if (found?.of !== state || found.near.searches.length === 0) return null;
  const { isOneLess, searches } = found.near;
  // Without all that was asked for, what is left is near to nothing: its vehicles stand in, and a button leads there already.
  const asked = searches.filter(({ state: next }) => !isUnasked(next));
  const vehicles = mixVehicles(asked.length > 0 ? asked : searches, most);
  return (
    <WiderSearches
      title={text(isOneLess ? 'listing.widerTitle' : 'listing.aloneTitle')}
      nearest={text(asked.length > 0 ? 'listing.nearest' : 'listing.others')}
      searches={asked.map(({ part, state: next, count }) => ({
        label: text(isOneLess ? 'listing.without' : 'listing.alone', {
          what: describeListing(part, text).join(' · ') || text('listing.facet.weekly'),
        }),
        count: text('listing.count', { count }),
        href: path + formatAddress(vehicleKind, next, site.listing.urlStyle),
        onSelect: (event) => {
          event.preventDefault();
          setListing(next);
        },
      }))}
    >
      {vehicles.length > 0
        ? vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} site={site} now={now} headingLevel="h3" />
            </li>
          ))
        : null}
    </WiderSearches>
  );
}
