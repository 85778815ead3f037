import './search-field.css';
import { useEffect, useRef, useState } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { $listing, setListing, setWords } from '#stores/listing/listing.ts';
import { noteReadWords } from '#stores/words/listing-words.ts';
import { afterPaint } from '#ui/after-drawing.ts';
import type { ListingProps } from './listing-props.ts';
import type { ListingReader } from '../words/suggest/listing-reader.ts';
import type { SearchHelp } from '../words/suggest/SearchHelp.tsx';
import { useChoice } from './filters/use-choice.ts';
import { useShortcut } from './use-shortcut.ts';

export interface SearchFieldProps extends Pick<ListingProps, 'site' | 'fixed' | 'path'> {
  label: string;
}

/** Loaded when the field gets the focus: the suggestions and the reader of words. */
interface Help {
  List: typeof SearchHelp;
  read: ListingReader;
}

const pause = 300;
const page1 = (state: ListingState): string => formatSearchUrl({ ...state, page: 1 });

/**
 * The text search: asks when typing pauses for 300 ms (SRCH-09). On Enter the words that name filters become filters,
 * and what is left stays text.
 */
export function SearchField({ label, site, fixed, path }: SearchFieldProps) {
  const query = useChoice((state) => state.query);
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState({ query, asked: query });
  const [help, setHelp] = useState<Help | null>(null);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<Help> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useShortcut(site.listing.shortcut ? '/' : null, field);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The field may have got the focus before hydration.
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement === input)
      input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, []);
  // The search changed elsewhere: by going back, or by clearing the filters.
  if (query !== known.query) {
    setKnown({ ...known, query });
    if (query !== known.asked) setTyped(query);
  }
  const wake = (): Promise<Help> => {
    loading.current ??= import('../words/suggest/SearchHelp.tsx').then(async (loaded) => {
      const ready = { List: loaded.SearchHelp, read: await loaded.loadListingReader(fixed) };
      setHelp(ready);
      return ready;
    });
    loading.current.catch(() => (loading.current = null));
    return loading.current;
  };
  const ask = (words: string): void => {
    setKnown({ query, asked: words });
    setWords(words);
  };
  const follow = ({ read }: Help, next: ListingState, words: string): void => {
    clearTimeout(timer.current);
    setOpen(false);
    setTyped(next.query);
    setKnown({ query, asked: next.query });
    const before = $listing.get().state;
    const after = page1(next);
    const isText = after === page1({ ...before, query: words });
    noteReadWords(isText ? null : { words, ...read.describe(words), before, after });
    if (site.listing.history) read.remember(words, path + formatSearchUrl(next, site.listing.urlStyle));
    setListing(next);
  };
  return (
    <form
      role="search"
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        const words = typed.trim();
        void wake().then(
          (ready) => follow(ready, ready.read.follow(words, $listing.get().state), words),
          () => ask(typed),
        );
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label className="visually-hidden" htmlFor="listing-query">
        {label}
      </label>
      <input
        ref={field}
        id="listing-query"
        className="field__control"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={label}
        value={typed}
        onFocus={() => {
          setOpen(true);
          afterPaint(() => void wake().catch(() => undefined));
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setOpen(true);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            // Words that say more than a name ('diesel under 40k') find nothing as text; they wait for Enter.
            if (!help?.read.saysMuch(value)) ask(value);
          }, pause);
        }}
      />
      {help && open ? (
        <help.List
          field={field}
          typed={typed}
          reader={help.read}
          site={site}
          path={path}
          onFollow={(next, words) => follow(help, next, words)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </form>
  );
}
