import { useMemo } from 'react';
import { collapseSold } from '#domain/collapse-sold.ts';
import { VehicleCard } from '#parts/VehicleCard.tsx';
import { EmptyState } from '#parts/EmptyState.tsx';
import type { SearchResult } from '#domain/search-result.ts';
import { clearFilters, readHits } from '#stores/listing.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { ListingText } from '#messages/listing.ts';
import type { ListingSite } from './listing-props.ts';

export interface ResultsProps {
  site: ListingSite;
  path: string;
  /** Null before there is any. */
  result: SearchResult | null;
  isBusy: boolean;
  hasFailed: boolean;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

/** Cards of the first screen, whose pictures are fetched at once. */
const eagerCards = 2;

/** The hits as cards. The last good ones stay while the next are on their way or fail (SRCH-08). */
export function Results({ site, path, result, isBusy, hasFailed, now, text }: ResultsProps) {
  // Reading and drawing the cards again at every keystroke would cost more than all the rest.
  const cards = useMemo(() => (result ? drawCards(result, site, now) : []), [result, site, now]);
  if (!result) {
    if (hasFailed) return null;
    return (
      <div className="listing__grid" aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="picture" />
        ))}
      </div>
    );
  }
  if (result.count === 0) {
    return (
      <EmptyState
        title={text('listing.emptyTitle')}
        text={text('listing.empty')}
        action={{
          label: text('listing.clear'),
          href: path,
          onSelect: (event) => {
            event.preventDefault();
            clearFilters();
          },
        }}
      />
    );
  }
  return (
    <ul className="listing__grid" role="list" aria-busy={isBusy}>
      {cards}
    </ul>
  );
}

function drawCards(result: SearchResult, site: ListingSite, now: number) {
  const vehicles = readHits(result.hits);
  const shown = site.stock.collapseSold ? collapseSold(vehicles) : vehicles;
  return shown.map((vehicle, index) => (
    <li key={vehicle.id}>
      <VehicleCard vehicle={vehicle} site={site} now={now} eager={index < eagerCards} headingLevel="h2" />
    </li>
  ));
}
