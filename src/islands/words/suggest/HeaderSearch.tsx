import '#ui/Button.css';
import './header-search.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { emptyListing } from '#domain/listing/state.ts';
import { describeUnderstood } from '#domain/words/describe-understood.ts';
import type { Understanding } from '#domain/words/understanding.ts';
import { createSuggestText } from '#messages/words/suggest.ts';
import { carryWords } from '#stores/words/carried-words.ts';
import {
  $searchHistory,
  forgetSearches,
  rememberSearch,
  type PastSearch,
} from '#stores/words/search-history.ts';
import { $suggestions, suggestFor } from '#stores/words/suggestions.ts';
import { understand } from '#stores/words/vocabulary.ts';
import { Icon } from '#ui/Icon.tsx';
import type { WordsSite } from '../words-site.ts';
import { createOptions, findSearchPath, type Option } from './options.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './use-combobox.ts';

export interface HeaderSearchProps {
  site: WordsSite;
  /** Id of the popover around it, for its close button. */
  popover: string;
}

const id = 'header-suggestions';
/** One array for all drawings: React takes another one for a change. */
const noSearches: PastSearch[] = [];

/**
 * The search of every page: a form that works by itself, and with JavaScript a combobox that offers filters, makes,
 * models, vehicles and past searches. Enter follows what the words mean.
 */
export function HeaderSearch({ site, popover }: HeaderSearchProps) {
  const text = createSuggestText(site.messages);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useStore($suggestions);
  const past = useStore($searchHistory, { ssr: () => noSearches });
  const awake = typed !== null;
  const { history, urlStyle } = site.listing;
  const addresses = { path: site.listingPath, style: urlStyle };
  const options = awake ? createOptions(suggestions, history ? past : [], addresses) : [];
  const { active, press, reset, list, field: attributes } = useCombobox(id, options.length);
  const ask = (words: string): void => {
    setTyped(words);
    reset();
    void suggestFor(words, site);
  };
  // The field may hold words that were typed before hydration.
  useEffect(() => {
    const words = field.current?.value ?? '';
    setTyped(words);
    void suggestFor(words, site);
  }, [site]);
  const remember = (words: string, path: string): void => {
    if (history) rememberSearch(words, path);
  };
  /** Before it follows the words: remembers them, and lets the listing show how they were understood. */
  const lead = (words: string, understood: Understanding, path: string): void => {
    remember(words, path);
    carryWords({ words, ...describeUnderstood(understood), before: emptyListing, path });
  };
  const choose = (option: Option): void => {
    if (option.kind === 'understood' || option.kind === 'text')
      lead(typed ?? '', option.understood, option.href);
    if (option.kind === 'vehicle' && typed)
      remember(typed, `${site.listingPath}?query=${encodeURIComponent(typed)}`);
  };
  const submit = async (words: string): Promise<void> => {
    const understood = await understand(words);
    const path = findSearchPath(understood, addresses);
    lead(words, understood, path);
    window.location.assign(path);
  };
  return (
    <div className="header-search">
      <form
        className="header-search__form"
        action={site.listingPath}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(field.current?.value.trim() ?? '');
        }}
      >
        <Icon name="search" size={22} />
        <label className="visually-hidden" htmlFor="header-search-field">
          {text('suggest.label')}
        </label>
        <input
          ref={field}
          id="header-search-field"
          type="search"
          name="query"
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={text('suggest.placeholder')}
          defaultValue=""
          onInput={({ currentTarget: { value } }) => ask(value)}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault();
          }}
          {...attributes}
        />
        <button className="header-search__submit button" data-variant="primary" data-size="small">
          {text('suggest.submit')}
        </button>
        <button
          type="button"
          className="header-search__close"
          popoverTarget={popover}
          popoverTargetAction="hide"
          aria-label={text('suggest.close')}
        >
          <Icon name="close" size={22} />
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {awake && typed ? text('suggest.announce', { count: options.length }) : ''}
      </p>
      <div className="header-search__results" hidden={options.length === 0}>
        <SuggestionList
          ref={list}
          id={id}
          options={options}
          active={active}
          typed={suggestions.typed !== ''}
          site={site}
          text={text}
          onChoose={choose}
        />
        {options[0]?.kind === 'recent' ? (
          <button type="button" className="header-search__forget" onClick={forgetSearches}>
            {text('suggest.forget')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
