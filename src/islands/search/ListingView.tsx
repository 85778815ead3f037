import { useStore } from '@nanostores/react';
import { Configure, useHits, useInstantSearch } from 'react-instantsearch';
import { allFacets } from '#domain/facets.ts';
import { countChosen } from '#domain/listing-state.ts';
import { createListingText, type ListingText } from '#messages/listing.ts';
import { ListingFrame } from '#parts/ListingFrame.tsx';
import { $listingClock } from '#stores/listing.ts';
import { Chips } from './Chips.tsx';
import { FacetField } from './FacetField.tsx';
import { Freshness } from './Freshness.tsx';
import { isOffered } from './is-offered.ts';
import { createListingFilters } from './listing-filters.ts';
import type { ListingProps } from './listing-props.ts';
import { Outage } from './Outage.tsx';
import { Pages } from './Pages.tsx';
import { RangeField } from './RangeField.tsx';
import { Results } from './Results.tsx';
import { SilentFilters } from './SilentFilters.tsx';
import { SearchField } from './SearchField.tsx';
import { SortField } from './SortField.tsx';
import { useListing } from './use-listing.ts';

function Count({ text }: { text: ListingText }) {
  const { results } = useHits({ escapeHTML: false });
  if (!results || results.__isArtificial) return text('listing.counting');
  const { nbHits } = results;
  return nbHits === 1
    ? text('listing.countOne')
    : text('listing.count', { count: nbHits.toLocaleString('en-AU') });
}

/** The listing's pieces in their places. */
export function ListingView({ heading, path, fixed, site, builtAt, bounds }: ListingProps) {
  const text = createListingText(site.messages);
  const collection = site.search.collections.vehicles;
  const clock = useStore($listingClock, { ssr: () => null });
  const now = clock ?? builtAt;
  const { results } = useInstantSearch();
  const { state } = useListing(collection);
  const filters = createListingFilters({ site, fixed }, now);
  const offered = site.stock.facets
    .filter((key) => isOffered(key, fixed))
    .flatMap((key) => allFacets.find((facet) => facet.key === key) ?? []);
  const chosen = countChosen(state);
  return (
    <>
      <Configure filters={filters} hitsPerPage={site.stock.hitsPerPage} />
      <SilentFilters shown={offered.map(({ key }) => key)} fixed={fixed} />
      <Freshness builtAt={builtAt} filters={filters} clock={clock} />
      <ListingFrame
        heading={heading}
        count={<Count text={text} />}
        search={<SearchField label={text('listing.search')} />}
        sort={<SortField collection={collection} text={text} />}
        filters={offered.map((facet) => {
          if (facet.widget !== 'range') {
            return <FacetField key={facet.key} facet={facet} collection={collection} text={text} />;
          }
          const ends = bounds[facet.key];
          return ends ? (
            <RangeField key={facet.key} facet={facet} collection={collection} bounds={ends} text={text} />
          ) : null;
        })}
        chips={<Chips collection={collection} path={path} text={text} />}
        notice={<Outage text={text} />}
        results={<Results site={site} path={path} now={now} text={text} />}
        pagination={<Pages text={text} />}
        chosenCount={chosen}
        labels={{
          filters: text('listing.filters'),
          close: text('listing.close'),
          showResults: text('listing.showResults', { count: (results.nbHits ?? 0).toLocaleString('en-AU') }),
        }}
      />
    </>
  );
}
