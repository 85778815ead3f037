import type { ReadableAtom } from 'nanostores';
import type { SearchResult } from '#domain/search/result.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { ServiceErrorKind } from '#services/site/errors.ts';

/**
 * How far a search is: `built` shows the page as it was built and has asked nobody; `searching` waits for an answer;
 * `answered` shows the answer to what is chosen; `failed` shows the last good one.
 */
export type SearchStatus = 'built' | 'searching' | 'answered' | 'failed';

/** Everything that a search shows and that moves. */
export interface Searched<State extends SearchState = SearchState, Hit = object> {
  state: State;
  status: SearchStatus;
  /** The address asks for more than the page shows, so the built results do not answer it. */
  isElsewhere: boolean;
  /** The last good answer (SRCH-08); null until there is one. */
  result: SearchResult<Hit> | null;
  /** Why the search failed, while it does. */
  failure: ServiceErrorKind | null;
  /** Epoch seconds of the answer, by the shopper's clock. */
  answeredAt: number | null;
}

/** Answers what is chosen; throws when it cannot. */
export type SearchSource<State extends SearchState, Hit> = (state: State) => Promise<SearchResult<Hit>>;

/** What a search needs to know of its page. */
export interface SearchPage<State extends SearchState, Hit> {
  source: SearchSource<State, Hit>;
  /** Leaves out what this page does not search by, whoever asks. */
  fit?: (state: State) => State;
  style?: 'flat' | 'legacy';
  /** Runs something after the response to a key or touch has been drawn; at once without one. */
  afterPaint?: (work: () => void) => void;
}

export interface Search<State extends SearchState, Hit> {
  /** The state of the build, which the first drawing in the browser must repeat. */
  built: Searched<State, Hit>;
  /** The state for what a key or touch changes directly, such as a tick. */
  $search: ReadableAtom<Searched<State, Hit>>;
  /** The state for everything else. It follows after the response to the touch has been drawn. */
  $settled: ReadableAtom<Searched<State, Hit>>;
  /** Follows the address of a page, and asks its source; returns the way to stop. */
  open: (page: SearchPage<State, Hit>) => () => void;
  /** Chooses: shown at once (REF-14), written into the address and asked after a pause in milliseconds. */
  choose: (change: (state: State) => State, pause?: number) => void;
  /** Asks for what is chosen now: after a failure, or because the page was built a while ago. */
  retry: () => void;
}
