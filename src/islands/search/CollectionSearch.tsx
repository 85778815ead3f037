import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import { countChosen, emptyCollectionState, type CollectionState } from '#domain/search/collection-state.ts';
import { createCollectionText, tellOf } from '#messages/search/collection.ts';
import { ListingFrame } from '#parts/listing/ListingFrame.tsx';
import type { CollectionSearch as Search, CollectionView } from '#stores/search/collection-search.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { CollectionPages } from './CollectionPages.tsx';
import { ListField } from './ListField.tsx';
import { NothingHere } from './NothingHere.tsx';
import { QueryField } from './QueryField.tsx';
import { RangeField } from './RangeField.tsx';

export interface CollectionSearchProps<Hit> {
  kind: CollectionKind;
  heading: string;
  search: Search<Hit>;
  /** What the page was built with: what the first render in the browser must show again. */
  built: CollectionView<Hit>;
  /** Smallest and largest value of each range at build time. */
  bounds: Record<string, { min: number; max: number }>;
  messages: Record<string, string>;
  keyOf: (hit: Hit) => string;
  draw: (hit: Hit, index: number) => ReactNode;
}

/**
 * One search beside that of vehicles: text, filters, order, pages, all in the address. What differs between offers,
 * parts and models is data (`domain/search/collection-kinds.ts`), the source behind the store, and how a hit is drawn.
 */
export function CollectionSearch<Hit>(props: CollectionSearchProps<Hit>) {
  const { kind, heading, search, built, bounds, messages, keyOf, draw } = props;
  const { name } = kind;
  const text = createCollectionText(messages);
  const { state, answer, status } = useStore(search.$view, { ssr: () => built });
  useEffect(() => search.follow(), [search]);
  const { count } = answer;
  const clear = (): void => search.change(emptyCollectionState);
  const toClear = {
    label: text('listing.clear'),
    href: kind.path,
    onSelect: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      clear();
    },
  };
  const sorts = Object.keys(kind.sorts);
  const change = (next: CollectionState, pause?: number): void => search.change(next, pause);
  return (
    <ListingFrame
      heading={heading}
      count={tellOf(text, name, 'count', { count })}
      search={
        <QueryField
          id={`${name}-query`}
          label={tellOf(text, name, 'search')}
          query={state.query}
          onAsk={(query, pause) => change({ ...state, query, page: 1 }, pause)}
        />
      }
      sort={
        sorts.length > 0 ? (
          <Select
            id={`${name}-sort`}
            label={text('listing.sort')}
            options={sorts.map((sort, index) => ({
              value: index === 0 ? '' : sort,
              label:
                sort === 'latest'
                  ? tellOf(text, name, 'sort.latest')
                  : text(`listing.sort.${sort}` as 'listing.sort.lowest-price'),
            }))}
            value={state.sort}
            onChange={({ currentTarget: { value } }) => change({ ...state, sort: value, page: 1 })}
          />
        ) : null
      }
      filters={kind.facets.map((facet) => {
        const shared = { kind: name, facet, state, text, onChange: change };
        const limits = bounds[facet.key];
        if (facet.widget === 'list')
          return <ListField key={facet.key} {...shared} values={answer.facets[facet.key] ?? []} />;
        return limits && limits.max > limits.min ? (
          <RangeField key={facet.key} {...shared} limits={limits} />
        ) : null;
      })}
      chips={<ChosenFilters kind={kind} state={state} text={text} clear={toClear} onChange={change} />}
      notice={
        status === 'failed' ? (
          <Alert tone="warning" title={text('listing.failed')}>
            <Button variant="secondary" size="small" onClick={search.retry}>
              {text('listing.retry')}
            </Button>
          </Alert>
        ) : null
      }
      results={
        answer.hits.length > 0 ? (
          <ul className="listing__grid" role="list" aria-busy={status === 'loading'}>
            {answer.hits.map((hit, index) => (
              <li key={keyOf(hit)}>{draw(hit, index)}</li>
            ))}
          </ul>
        ) : (
          <NothingHere kind={kind} state={state} text={text} clear={toClear} onChange={change} />
        )
      }
      pagination={
        <CollectionPages
          kind={kind}
          state={state}
          total={answer.pages}
          text={text}
          onSelect={(page) => change({ ...state, page })}
        />
      }
      chosenCount={countChosen(state)}
      labels={{
        filters: text('listing.filters'),
        close: text('listing.close'),
        showResults: tellOf(text, name, 'show', { count }),
      }}
    />
  );
}
