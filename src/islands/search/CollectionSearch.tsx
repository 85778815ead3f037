import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Bounds } from '#domain/listing/range-track.ts';
import { needsSearch, type CollectionKind } from '#domain/search/collection-kinds.ts';
import type { SearchResult } from '#domain/search/result.ts';
import {
  changeSearch,
  chooseRange,
  countChosen,
  emptySearch,
  type SearchState,
} from '#domain/search/state.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createCollectionText, tellOf } from '#messages/search/collection.ts';
import { ListingFrame } from '#parts/listing/ListingFrame.tsx';
import { PlainListing } from '#parts/listing/PlainListing.tsx';
import type { Search, SearchSource } from '#stores/search/searched.ts';
import { Select } from '#ui/Select.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { ListField } from './ListField.tsx';
import { NothingHere } from './NothingHere.tsx';
import { Outage } from './Outage.tsx';
import { Pages } from './Pages.tsx';
import { QueryField } from './QueryField.tsx';
import { SearchRange } from './SearchRange.tsx';

export interface CollectionSearchProps<Hit> {
  kind: CollectionKind;
  heading: string;
  search: Search<SearchState, Hit>;
  source: SearchSource<SearchState, Hit>;
  /** What the page was built with. */
  first: SearchResult<Hit>;
  /** Smallest and largest value of each range at build time. */
  bounds: Record<string, Bounds>;
  messages: Record<string, string>;
  keyOf: (hit: Hit) => string;
  draw: (hit: Hit, index: number) => ReactNode;
  /** Class of the list where nothing is searched; that of listings without it. */
  plainList?: string;
  /** Whether a hit of an answer still counts now; all do without it. */
  isCurrent?: (hit: Hit) => boolean;
}

/**
 * One search beside that of vehicles: text, filters, order, pages, all in the address. Offers, parts and models differ
 * in data (`domain/search/collection-kinds.ts`), in the source behind the store, and in how a hit is drawn.
 */
export function CollectionSearch<Hit>(props: CollectionSearchProps<Hit>) {
  const { kind, heading, search, source, first, bounds, messages, keyOf, draw, isCurrent, plainList } = props;
  const { name } = kind;
  const text = createCollectionText(messages);
  const { state, result, status, failure } = useStore(search.$settled, { ssr: () => search.built });
  useEffect(() => search.open({ source }), [search, source]);
  const answer = result ?? first;
  const hits = isCurrent ? answer.hits.filter(isCurrent) : answer.hits;
  const count = answer.count - (answer.hits.length - hits.length);
  const { choose } = search;
  const isNarrowed = countChosen(state) > 0 || state.query !== '';
  // What somebody has used stays, when its last filter goes too.
  const [isSearched, setSearched] = useState(needsSearch(kind, first.count, isNarrowed));
  if (!isSearched && isNarrowed) setSearched(true);
  const toClear = {
    label: text('listing.clear'),
    href: kind.path,
    onSelect: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      choose(() => emptySearch(kind));
    },
  };
  const sorts = Object.keys(kind.sorts);
  const shared = { kind, state, text, onChoose: choose };
  const notice = <Outage failure={failure} hasResults onRetry={search.retry} text={text} />;
  // How many there are is known before they have come: a list that arrives piece by piece must not be laid out anew.
  const isOdd = hits.length % 2 === 1;
  const results = (list: string): ReactNode =>
    hits.length > 0 ? (
      <ul
        className={list}
        role="list"
        data-odd={list === plainList && isOdd ? '' : undefined}
        aria-busy={status === 'searching'}
      >
        {hits.map((hit, index) => (
          <li key={keyOf(hit)}>{draw(hit, index)}</li>
        ))}
      </ul>
    ) : (
      <NothingHere {...shared} clear={toClear} />
    );
  if (!isSearched)
    return (
      <PlainListing heading={heading} count={tellOf(text, name, 'count', { count })}>
        {notice}
        {results(plainList ?? 'listing__grid')}
      </PlainListing>
    );
  return (
    <ListingFrame
      heading={heading}
      count={tellOf(text, name, 'count', { count })}
      search={
        <QueryField
          id={`${name}-query`}
          label={tellOf(text, name, 'search')}
          query={state.query}
          onAsk={(query, pause) => choose((now) => changeSearch(now, { query }), pause)}
        />
      }
      sort={
        sorts.length > 0 ? (
          <Select
            id={`${name}-sort`}
            label={text('listing.sort')}
            options={sorts.map((sort) => ({
              value: sort,
              label:
                sort === 'latest'
                  ? tellOf(text, name, 'sort.latest')
                  : text(`listing.sort.${sort}` as 'listing.sort.lowest-price'),
            }))}
            value={state.sort}
            onChange={({ currentTarget: { value } }) => choose((now) => changeSearch(now, { sort: value }))}
          />
        ) : null
      }
      filters={[
        ...kind.lists.map((facet) => (
          <ListField key={facet.key} {...shared} facet={facet} counts={answer.facets[facet.key] ?? {}} />
        )),
        ...kind.ranges.map((facet) => {
          const ends = bounds[facet.key];
          return ends && ends.max > ends.min ? (
            <SearchRange
              key={facet.key}
              facet={facet}
              bounds={ends}
              range={state.ranges[facet.key]}
              label={tellOf(text, name, `facet.${facet.key}`)}
              lowLabel={text('listing.price.low')}
              highLabel={text('listing.price.high')}
              format={formatMoney}
              onChoose={(span) => choose((now) => chooseRange(now, facet.key, span))}
            />
          ) : null;
        }),
      ]}
      chips={<ChosenFilters {...shared} clear={toClear} />}
      notice={notice}
      results={results('listing__grid')}
      pagination={
        <Pages
          kind={kind}
          path={kind.path}
          state={state}
          pages={answer.pages}
          onSelect={(page) => choose((now) => ({ ...now, page }))}
          text={text}
        />
      }
      chosenCount={countChosen(state)}
      onClear={() => choose(() => emptySearch(kind))}
      labels={{
        filters: text('listing.filters'),
        close: text('listing.close'),
        clear: text('listing.clear'),
        showResults: tellOf(text, name, 'show', { count }),
      }}
    />
  );
}
