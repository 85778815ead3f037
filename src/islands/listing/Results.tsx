import { useMemo } from 'react';
import { collapseSold } from '#domain/listing/collapse-sold.ts';
import { placePromotions, type Promotion } from '#domain/listing/promotions.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { PromotionCard } from '#parts/listing/PromotionCard.tsx';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { VehicleCardSkeleton } from '#parts/listing/VehicleCardSkeleton.tsx';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import type { ListingSite } from './listing-props.ts';
import { NothingFound } from './NothingFound.tsx';
import { usePromotions } from './use-promotions.ts';

export interface ResultsProps {
  site: ListingSite;
  path: string;
  fixed: FixedRefinements;
  state: ListingState;
  /** Null before there is any. */
  result: SearchResult<CardVehicle> | null;
  /** How many positions are kept for a first answer. */
  expected: number;
  isBusy: boolean;
  hasFailed: boolean;
  /** Epoch seconds. */
  now: number;
  text: ListingText;
}

/** Cards of the first screen, whose pictures are fetched at once. */
const eagerCards = 2;

/** The hits as cards. The last good ones stay while the next are on their way or fail (SRCH-08). */
export function Results(props: ResultsProps) {
  const { site, path, fixed, state, result, expected, isBusy, hasFailed, now, text } = props;
  const promotions = usePromotions({ site, fixed, lists: state.lists, now });
  // Memoised: drawing the cards at every keystroke would cost more than all the rest.
  const cards = useMemo(
    () => (result ? drawCards(result, { site, promotions, now }) : []),
    [result, site, promotions, now],
  );
  if (!result) {
    if (hasFailed) return null;
    return (
      <div className="listing__grid" aria-busy="true">
        {Array.from({ length: expected }, (_, index) => (
          <VehicleCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (result.count === 0) {
    return <NothingFound {...{ site, path, state, text }} />;
  }
  return (
    // A new list for other cards. Cards that move to another position would count as a layout shift.
    <ul key={cards.map(({ key }) => key).join()} className="listing__grid" role="list" aria-busy={isBusy}>
      {cards}
    </ul>
  );
}

interface CardsContext extends Pick<ResultsProps, 'site' | 'now'> {
  promotions: readonly Promotion[];
}

/** Vehicles with the dealer's own cards at their positions among them; of sold ones in a row, one (SRCH-05). */
function drawCards(result: SearchResult<CardVehicle>, { site, promotions, now }: CardsContext) {
  const shown = site.stock.collapseSold ? collapseSold(result.hits) : result.hits;
  const shownPage = {
    before: (result.page - 1) * site.listing.hitsPerPage,
    isLast: result.page >= result.pages,
  };
  return placePromotions(shown, promotions, shownPage).map((entry, index) =>
    entry.kind === 'hit' ? (
      <li key={entry.hit.id}>
        <VehicleCard vehicle={entry.hit} site={site} now={now} eager={index < eagerCards} headingLevel="h2" />
      </li>
    ) : (
      <li key={`promotion-${entry.position}`}>
        <PromotionCard promotion={entry.promotion} site={site} />
      </li>
    ),
  );
}
