import { useStore } from '@nanostores/react';
import { useDeferredValue, useMemo } from 'react';
import { countChosen } from '#domain/search/state.ts';
import { vehicleKind } from '#domain/listing/state.ts';
import { listOfferedFacets, isShown } from '#domain/listing/offered-facets.ts';
import { expectCards, showCount } from '#domain/search/result.ts';
import { unpackCard } from '#domain/vehicle/packed-card.ts';
import { createListingText, type ListingText } from '#messages/listing/listing.ts';
import { ListingFrame } from '#parts/listing/ListingFrame.tsx';
import { WeeklyNote } from '#parts/finance/WeeklyNote.tsx';
import {
  $settledListing,
  builtListing,
  clearFilters,
  retryListing,
  setPage,
} from '#stores/listing/listing.ts';
import { Chips } from './filters/Chips.tsx';
import { FacetField } from './filters/FacetField.tsx';
import type { ListingProps } from './listing-props.ts';
import { Outage } from '../search/Outage.tsx';
import { Pages } from '../search/Pages.tsx';
import { RangeField } from './filters/RangeField.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { ShownCount } from './ShownCount.tsx';
import { SortField } from './filters/SortField.tsx';
import { SearchTools } from './tools/SearchTools.tsx';
import { UnderstoodNote } from './UnderstoodNote.tsx';
import { useHeading } from './heading/use-heading.ts';
import { useLiveCards } from './use-live-cards.ts';
import { useKeptResults } from './use-kept-results.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Number of filters that are open at first, so that the column stays short. */
const openFacets = 6;

const texts = new WeakMap<object, ListingText>();

/** Created once, so that filters are drawn anew only when their content changes. */
function readText(messages: Record<string, string>): ListingText {
  const text = texts.get(messages) ?? createListingText(messages);
  texts.set(messages, text);
  return text;
}

/** The listing's pieces in their places. */
export function ListingView({
  heading,
  path,
  fixed,
  site,
  builtAt,
  bounds,
  built,
  locations,
  map,
}: ListingProps) {
  const text = readText(site.messages);
  const listing = useStore($settledListing, { ssr: () => builtListing });
  const { state, failure } = listing;
  // Drawing an answer gives way to keys and touches.
  const first = useMemo(() => ({ ...built, hits: built.hits.map(unpackCard) }), [built]);
  const current = listing.result ?? (listing.isElsewhere ? null : first);
  const deferred = useDeferredValue(current);
  const result = useLiveCards(site, deferred);
  const answeredAt = useDeferredValue(listing.answeredAt);
  const offered = useMemo(() => listOfferedFacets(site.listing, fixed), [site, fixed]);
  const isCurrent = listing.status === 'built' || listing.status === 'answered';
  useKeptResults({ site, path, state, result: isCurrent ? current : null });
  const shownHeading = useHeading({ heading, fixed, state, messages: site.messages, text });
  const hasFailed = listing.status === 'failed';
  const isBusy = listing.status === 'searching' || deferred !== current;
  const count = result && showCount(result, site.listing.countCap);
  const clearHref = site.listing.clearFiltersHref || null;
  const facets = offered.filter(({ key }) => isShown(key, state, fixed));
  // The same element for all drawings, so that filters are drawn anew only when their content changes.
  const weeklyNote = useMemo(() => site.weekly && <WeeklyNote {...site.weekly} />, [site]);
  const hasLocations = locations.length > 1 && (site.listing.near !== null || map.length > 0);
  const otherTools = site.listing.saved ? 'narrow' : undefined;
  const toolsRoom = hasLocations ? 'wide' : otherTools;
  const say = (): string => {
    // Without an answer nothing else is searched; the message stands in place of the results.
    if (count === null) return hasFailed ? '' : text('listing.counting');
    return text('listing.count', { count });
  };
  const show = (): string => {
    if (count === null) return text(hasFailed ? 'listing.close' : 'listing.counting');
    return text('listing.showResults', { count });
  };
  return (
    <ListingFrame
      heading={shownHeading}
      count={
        <ShownCount said={say()} isBusy={isBusy && count !== null} updating={text('listing.updating')} />
      }
      search={<SearchField label={text('listing.search')} site={site} fixed={fixed} path={path} />}
      sort={<SortField columns={site.listing.columns} missing={site.search.missing.vehicles} text={text} />}
      views={<ViewSwitch offered={site.listing.views} text={text} />}
      filters={facets.map((facet, index) => {
        const isOpen = index < openFacets;
        if (facet.widget === 'range') {
          const ends = bounds[facet.key];
          if (!ends) return null;
          return <RangeField key={facet.key} facet={facet} bounds={ends} isOpen={isOpen} text={text} />;
        }
        return (
          <FacetField
            key={facet.key}
            facet={facet}
            counts={(result ?? built).facets[facet.key]}
            isOpen={isOpen}
            {...(facet.key === 'weekly' ? { note: weeklyNote } : {})}
            text={text}
          />
        );
      })}
      toolsRoom={toolsRoom}
      tools={
        toolsRoom && (
          <SearchTools
            hasLocations={hasLocations}
            heading={heading}
            path={path}
            site={site}
            locations={locations}
            map={map}
            state={state}
            counts={(result ?? built).facets.location}
          />
        )
      }
      chips={
        <>
          <Chips state={state} path={path} clearHref={clearHref} text={text} />
          {state.lists.weekly ? weeklyNote : null}
          <UnderstoodNote state={state} messages={site.messages} delivers={site.delivers} />
        </>
      }
      notice={<Outage failure={failure} hasResults={result !== null} onRetry={retryListing} text={text} />}
      results={
        <Results
          site={site}
          path={path}
          fixed={fixed}
          state={state}
          result={result}
          expected={expectCards(state, built, site.listing.hitsPerPage)}
          isBusy={isBusy}
          hasFailed={failure !== null}
          now={answeredAt ?? builtAt}
          text={text}
        />
      }
      pagination={
        <Pages
          kind={vehicleKind}
          path={path}
          state={state}
          pages={result?.pages ?? 0}
          urlStyle={site.listing.urlStyle}
          onSelect={setPage}
          text={text}
        />
      }
      chosenCount={countChosen(state)}
      isBusy={isBusy}
      onClear={clearFilters}
      labels={{
        filters: text('listing.filters'),
        close: text('listing.close'),
        clear: text('listing.clearAll'),
        showResults: show(),
      }}
    />
  );
}
