import { useStore } from '@nanostores/react';
import type { ListingState } from '#domain/listing/state.ts';
import { formatKilometres } from '#domain/site/format.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { createSuggestText } from '#messages/words/suggest.ts';
import { setListing } from '#stores/listing/listing.ts';
import { $readWords, noteReadWords } from '#stores/words/listing-words.ts';

export interface UnderstoodNoteProps {
  state: ListingState;
  messages: Record<string, string>;
  /** Whether vehicles are delivered. */
  delivers: boolean;
}

/** Says that words became filters, and offers the text search instead; gone when anything else is chosen. */
export function UnderstoodNote({ state, messages, delivers }: UnderstoodNoteProps) {
  const read = useStore($readWords, { ssr: () => null });
  const text = createSuggestText(messages);
  const shown = read !== null && formatSearchUrl({ ...state, page: 1 }) === read.after;
  return (
    // Unstyled while empty, because showing a hidden element would count as a layout shift.
    <div role="status">
      {shown ? (
        <div className="understood">
          <span>
            {read.isUnderstood ? text('suggest.understoodFrom', { words: read.words }) : null}{' '}
            {read.wholeStateFor.length > 0
              ? text('suggest.wholeState', { words: read.wholeStateFor.join('”, “') })
              : null}{' '}
            {read.distant.map(({ place, location, kilometres }) =>
              text('suggest.distant', { place, location, distance: formatKilometres(kilometres) }),
            )}{' '}
            {read.distant.length > 0 && delivers ? text('suggest.delivered') : null}{' '}
            {read.leftOut.length > 0 ? text('suggest.leftOut', { words: read.leftOut.join('”, “') }) : null}
          </span>
          <button
            type="button"
            onClick={() => {
              setListing({ ...read.before, page: 1, query: read.words });
              noteReadWords(null);
            }}
          >
            {text('suggest.undo')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
