import { useMemo } from 'react';
import { columnField } from '#domain/listing/columns.ts';
import { collapseSold } from '#domain/listing/collapse-sold.ts';
import { placePromotions, type Promotion } from '#domain/listing/promotions.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { ResultList } from '#parts/listing/ResultList.tsx';
import { VehicleCardSkeleton } from '#parts/listing/VehicleCardSkeleton.tsx';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { setSort } from '#stores/listing/listing.ts';
import type { ListingSite } from './listing-props.ts';
import { NothingFound } from './empty/NothingFound.tsx';
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

/** The hits as the look draws them. The last good ones stay while the next are on their way or fail (SRCH-08). */
export function Results(props: ResultsProps) {
  const { site, path, fixed, state, result, expected, isBusy, hasFailed, now, text } = props;
  const promotions = usePromotions({ site, fixed, lists: state.lists, now });
  // The same list while nothing of it changes, so that a look draws its cards once.
  const entries = useMemo(
    () => (result ? arrangeEntries(result, { site, promotions }) : []),
    [result, site, promotions],
  );
  const columns = useMemo(
    () => site.listing.columns.filter((key) => !site.search.missing.vehicles.includes(columnField(key))),
    [site],
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
    return <NothingFound {...{ site, path, fixed, state, now, text }} />;
  }
  return (
    <ResultList
      entries={entries}
      site={site}
      columns={columns}
      sort={state.sort}
      onSort={setSort}
      isBusy={isBusy}
      now={now}
      text={text}
    />
  );
}

interface EntriesContext extends Pick<ResultsProps, 'site'> {
  promotions: readonly Promotion[];
}

/** Vehicles with the dealer's own cards at their positions among them; of sold ones in a row, one (SRCH-05). */
function arrangeEntries(result: SearchResult<CardVehicle>, { site, promotions }: EntriesContext) {
  const shown = site.stock.collapseSold ? collapseSold(result.hits) : result.hits;
  return placePromotions(shown, promotions, {
    before: (result.page - 1) * site.listing.hitsPerPage,
    isLast: result.page >= result.pages,
  });
}
