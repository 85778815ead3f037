import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { emptyListing } from '#domain/listing/state.ts';
import { describeUnderstood } from '#domain/words/describe-understood.ts';
import { createSuggestText } from '#messages/words/suggest.ts';
import { carryWords } from '#stores/words/carried-words.ts';
import { $searchHistory, rememberSearch } from '#stores/words/search-history.ts';
import { $suggestions, suggestFor } from '#stores/words/suggestions.ts';
import { createOptions, type Option } from '../suggest/options.ts';
import { SuggestionList } from '../suggest/SuggestionList.tsx';
import { useComboboxField } from '../suggest/use-combobox-field.ts';
import { useCombobox } from '../suggest/use-combobox.ts';
import type { WordsSite } from '../words-site.ts';

export interface HeroHelpProps {
  /** The field that the page drew. */
  input: HTMLInputElement;
  site: WordsSite;
}

const id = 'hero-suggestions';

/** Room under the field for suggestions, and room that stays above it after scrolling, in CSS pixels. */
const room = { under: 360, above: 96 };

/** Scrolls the page so far that the list under the field can be read: on phones the keyboard covers half of it. */
function makeRoom(input: HTMLElement): void {
  const { top, bottom } = input.getBoundingClientRect();
  const missing = room.under - ((window.visualViewport?.height ?? window.innerHeight) - bottom);
  if (missing <= 0) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: Math.min(missing, top - room.above), behavior: isCalm ? 'instant' : 'smooth' });
}

/** Suggestions under the search of a home page: what the words mean, names, vehicles, past searches. */
export function HeroHelp({ input, site }: HeroHelpProps) {
  const text = createSuggestText(site.messages);
  const field = useRef(input);
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const suggestions = useStore($suggestions);
  const past = useStore($searchHistory);
  const options = open
    ? createOptions(suggestions, site.listing.history ? past : [], {
        path: site.listingPath,
        style: site.listing.urlStyle,
      })
    : [];
  const combobox = useCombobox(id, options.length);
  const { active, list, reset } = combobox;
  useComboboxField(field, id, combobox, () => setOpen(false));
  useEffect(() => void suggestFor(typed, site), [typed, site]);
  const isTyping = typed !== '' && options.length > 0;
  useEffect(() => {
    if (isTyping) makeRoom(input);
  }, [isTyping, input]);
  useEffect(() => {
    const onInput = (): void => {
      setTyped(input.value);
      setOpen(true);
      reset();
    };
    const onFocus = (): void => setOpen(true);
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && list.current?.contains(relatedTarget))) setOpen(false);
    };
    input.addEventListener('input', onInput);
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', onBlur);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('blur', onBlur);
    };
  });
  const choose = (option: Option): void => {
    if (option.kind !== 'understood' && option.kind !== 'text') return;
    if (site.listing.history) rememberSearch(typed, option.href);
    const read = describeUnderstood(option.understood);
    carryWords({ words: typed, ...read, before: emptyListing, path: option.href });
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {open && typed ? text('suggest.announce', { count: options.length }) : ''}
      </p>
      {options.length > 0 ? (
        // A press on an option must not take the focus from the field before the click arrives.
        <div className="search-form__panel" onMouseDown={(event) => event.preventDefault()}>
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
        </div>
      ) : null}
    </>
  );
}
