import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import { applyUnderstanding } from '#domain/words/listing.ts';
import { parseSearchUrl } from '#domain/search/url.ts';
import { createSuggestText } from '#messages/words/suggest.ts';
import { $listing } from '#stores/listing/listing.ts';
import { $searchHistory } from '#stores/words/search-history.ts';
import type { ListingSite } from '../../listing/listing-props.ts';
import type { ListingReader } from './listing-reader.ts';
import { createOptions, type Option } from './options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useComboboxField } from './use-combobox-field.ts';
import { useCombobox } from './use-combobox.ts';

export { loadListingReader } from './listing-reader.ts';

export interface SearchHelpProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  reader: ListingReader;
  site: ListingSite;
  path: string;
  /** The shopper chose a listing; `words` are those that were typed. */
  onFollow: (next: ListingState, words: string) => void;
  onClose: () => void;
}

const id = 'listing-suggestions';

/** The suggestions under the listing's own search field: what the words mean, or past searches. */
export function SearchHelp({ field, typed, reader, site, path, onFollow, onClose }: SearchHelpProps) {
  const text = createSuggestText(site.messages);
  const past = useStore($searchHistory);
  const words = typed.trim();
  // Makes and models are found as text while they are typed; then the list must not cover the results.
  const quiet = words !== '' && !reader.saysMuch(words);
  const options = quiet
    ? []
    : createOptions(
        {
          typed: words,
          understood: reader.understand(words),
          names: [],
          vehicles: [],
          pages: [],
          total: null,
        },
        site.listing.history ? past : [],
        { path: site.listingPath, style: site.listing.urlStyle },
      );
  const combobox = useCombobox(id, options.length);
  const { active, list } = combobox;
  useComboboxField(field, id, combobox, onClose);
  const choose = (option: Option): ListingState | null => {
    const { state } = $listing.get();
    if (option.kind === 'understood') return applyUnderstanding(option.understood, state);
    if (!option.href.startsWith(`${path}?`)) return null;
    const { lists, ranges, query } = parseSearchUrl(new URL(option.href, window.location.href).search);
    return { ...state, query, lists, ranges };
  };
  if (options.length === 0) return null;
  return (
    <div className="search-field__panel">
      <SuggestionList
        ref={list}
        id={id}
        options={options}
        active={active}
        typed={words !== ''}
        understoodHeading={text('suggest.understoodHere')}
        site={site}
        text={text}
        onChoose={(option, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          const next = choose(option);
          if (!next) return;
          event.preventDefault();
          onFollow(next, option.kind === 'recent' ? option.words : words);
        }}
      />
    </div>
  );
}
