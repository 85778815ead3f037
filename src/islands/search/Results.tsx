import { useHits, useInstantSearch } from 'react-instantsearch';
import { collapseSold } from '#domain/collapse-sold.ts';
import { VehicleCard } from '#parts/VehicleCard.tsx';
import { EmptyState } from '#parts/EmptyState.tsx';
import { readHits } from '#stores/listing.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ListingText } from '#messages/listing.ts';
import type { ListingSite } from './listing-props.ts';
import { useListing } from './use-listing.ts';

export interface ResultsProps {
  site: ListingSite;
  path: string;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

/** Cards of the first screen, whose pictures are fetched at once. */
const eagerCards = 2;

/** The hits as cards. The last good ones stay while the next are on their way or fail (SRCH-08). */
export function Results({ site, path, now, text }: ResultsProps) {
  const { items, results } = useHits({ escapeHTML: false });
  const { status } = useInstantSearch();
  const { clear } = useListing(site.search.collections.vehicles);
  const arrived = results !== undefined && !results.__isArtificial;
  if (!arrived) {
    if (status === 'error') return null;
    return (
      <div className="listing__grid" aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="picture" />
        ))}
      </div>
    );
  }
  const vehicles = readHits(items);
  if (vehicles.length === 0) {
    return (
      <EmptyState
        title={text('listing.emptyTitle')}
        text={text('listing.empty')}
        action={{
          label: text('listing.clear'),
          href: path,
          onSelect: (event) => {
            event.preventDefault();
            clear();
          },
        }}
      />
    );
  }
  const shown = site.stock.collapseSold ? collapseSold(vehicles) : vehicles;
  return (
    <ul className="listing__grid" role="list" aria-busy={status === 'loading' || status === 'stalled'}>
      {shown.map((vehicle, index) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} site={site} now={now} eager={index < eagerCards} headingLevel="h2" />
        </li>
      ))}
    </ul>
  );
}
