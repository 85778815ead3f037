import './search-tools.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import { countChosen } from '#domain/search/state.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { createListingText } from '#messages/listing/listing.ts';
import { createNearText } from '#messages/listing/near.ts';
import { createSuggestText } from '#messages/words/suggest.ts';
import type { FacetCounts } from '#domain/search/result.ts';
import {
  $savedSearches,
  mostSearches,
  removeSavedSearch,
  saveSearch,
} from '#stores/garage/saved-searches.ts';
import { Icon } from '#ui/Icon.tsx';
import { describeListing } from '../describe-listing.ts';
import type { ListingProps } from '../listing-props.ts';
import type { LocationsPanel } from './LocationsPanel.tsx';
import type { SavedSearches } from './SavedSearches.tsx';
import { ToolPopover } from './ToolPopover.tsx';

/** What is loaded when the first panel opens. */
interface Panels {
  LocationsPanel: typeof LocationsPanel;
  SavedSearches: typeof SavedSearches;
}

export interface SearchToolsProps extends Pick<
  ListingProps,
  'heading' | 'path' | 'site' | 'locations' | 'map'
> {
  state: ListingState;
  /** Whether locations can be chosen by distance or on a map. */
  hasLocations: boolean;
  /** Vehicles of this search at each location; undefined where nobody counts them. */
  counts: FacetCounts | undefined;
}

/** A constant array, because React treats a new one as a change. */
const noSearches: ReturnType<typeof $savedSearches.get> = [];

/** One quiet row under the search: where the vehicles are, saving this search, and what was saved. Panels load when they open. */
export function SearchTools(props: SearchToolsProps) {
  const { heading, path, site, locations, map, state, hasLocations, counts } = props;
  const { listing, messages } = site;
  const text = createSuggestText(messages);
  const nearText = createNearText(messages);
  const saved = useStore($savedSearches, { ssr: () => noSearches });
  const [panels, setPanels] = useState<Panels | null>(null);
  // Once opened it stays, so that removing the last search does not remove the panel.
  const [opened, setOpened] = useState(false);
  const here = path + formatSearchUrl({ ...state, page: 1 }, site.listing.urlStyle);
  const isSaved = saved.some((search) => search.path === here);
  const isFull = !isSaved && saved.length >= mostSearches;
  const load = (): void => {
    if (!panels) void import('./panels.ts').then(setPanels);
  };
  const save = (): void => {
    const labels = describeListing(state, createListingText(messages));
    saveSearch(labels.length > 0 ? labels.join(' · ') : heading, here);
  };
  return (
    <div className="search-tools">
      {hasLocations ? (
        <ToolPopover
          id="near-me"
          icon="pin"
          label={nearText(listing.near ? 'near.open' : 'near.openMap')}
          title={nearText('near.title')}
          closeLabel={nearText('near.close')}
          onOpen={load}
        >
          {panels ? (
            <panels.LocationsPanel
              geocoder={listing.near}
              locations={locations}
              map={map}
              counts={counts}
              messages={messages}
            />
          ) : null}
        </ToolPopover>
      ) : null}
      {listing.saved ? (
        <>
          <button
            type="button"
            className="search-tool"
            aria-pressed={isSaved}
            disabled={isFull || (!isSaved && countChosen(state) === 0 && !state.query)}
            onClick={() => (isSaved ? removeSavedSearch(here) : save())}
          >
            <Icon name={isSaved ? 'check' : 'star'} size={18} />
            <span>{text(isFull ? 'suggest.full' : isSaved ? 'suggest.saved' : 'suggest.save')}</span>
          </button>
          {saved.length > 0 || opened ? (
            <ToolPopover
              id="saved-searches"
              icon="clock"
              label={text('suggest.savedSearches', { count: saved.length })}
              title={text('suggest.savedTitle')}
              closeLabel={nearText('near.close')}
              onOpen={() => {
                setOpened(true);
                load();
              }}
            >
              {panels ? (
                <panels.SavedSearches text={text} alerts={site.alerts ?? null} messages={messages} />
              ) : null}
            </ToolPopover>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
