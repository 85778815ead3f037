import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $listing, builtListing, setWords } from '#stores/listing.ts';

const pause = 300;

/** The text search: asks when typing pauses for 300 ms (SRCH-09), or at once on Enter. */
export function SearchField({ label }: { label: string }) {
  const { query } = useStore($listing, { ssr: () => builtListing }).state;
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState({ query, asked: query });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The search changed without this field: by going back, or by clearing the filters.
  if (query !== known.query) {
    setKnown({ ...known, query });
    if (query !== known.asked) setTyped(query);
  }
  const ask = (text: string, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown({ query, asked: text });
      setWords(text);
    }, delay);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed, 0);
      }}
    >
      <label className="visually-hidden" htmlFor="listing-query">
        {label}
      </label>
      <input
        id="listing-query"
        className="field__control"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={label}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          ask(value, pause);
        }}
      />
    </form>
  );
}
