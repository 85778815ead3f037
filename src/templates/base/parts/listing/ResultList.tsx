import { useMemo } from 'react';
import type { ColumnKey } from '#domain/listing/columns.ts';
import type { ListingEntry } from '#domain/listing/promotions.ts';
import type { SortKey } from '#domain/listing/state.ts';
import type { Site } from '#domain/site/site.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { PromotionCard } from '#parts/listing/PromotionCard.tsx';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface ResultListProps {
  /** Vehicles of one page with the dealer's own cards among them; the same list as long as nothing of it changes. */
  entries: readonly ListingEntry<CardVehicle>[];
  site: VehicleSite & Pick<Site, 'pictures'>;
  /** Figures that the dealer wants compared and the index can sort by. */
  columns: readonly ColumnKey[];
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  isBusy: boolean;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

/** Cards of the first screen, whose pictures are fetched at once. */
const eagerCards = 2;

/** The results of a listing: a grid of cards. A look that compares figures draws a table. */
export function ResultList({ entries, site, isBusy, now }: ResultListProps) {
  // Memoised: drawing the cards at every keystroke would cost more than all the rest.
  const cards = useMemo(
    () =>
      entries.map((entry, index) =>
        entry.kind === 'hit' ? (
          <li key={entry.hit.id}>
            <VehicleCard
              vehicle={entry.hit}
              site={site}
              now={now}
              eager={index < eagerCards}
              headingLevel="h2"
            />
          </li>
        ) : (
          <li key={`promotion-${entry.position}`}>
            <PromotionCard promotion={entry.promotion} site={site} />
          </li>
        ),
      ),
    [entries, site, now],
  );
  return (
    // A new list for other cards. Cards that move to another position would count as a layout shift.
    <ul key={cards.map(({ key }) => key).join()} className="listing__grid" role="list" aria-busy={isBusy}>
      {cards}
    </ul>
  );
}
