import { atom, type ReadableAtom } from 'nanostores';
import { formatAddress, isOldSpelling, parseAddress } from '#domain/search/address.ts';
import type { SearchKind } from '#domain/search/kind.ts';
import type { SearchResult } from '#domain/search/result.ts';
import { emptySearch, type SearchState } from '#domain/search/state.ts';
import { ServiceError, type ServiceErrorKind } from '#services/site/errors.ts';
import { pushAddress, replaceAddress } from '../site/address.ts';

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

const inputs = ['pointerdown', 'keydown'] as const;

/**
 * The state of one search, apart from every other (SRCH-21): what is chosen, its address, its answers and failures are
 * the same for vehicles, offers, parts and models.
 *
 * @param onAnswer hears of each good answer
 */
export function createSearch<List extends string, Ranged extends string, Sort extends string, Hit>(
  kind: SearchKind<List, Ranged, Sort>,
  onAnswer: (state: SearchState<List, Ranged, Sort>, result: SearchResult<Hit>) => void = () => undefined,
): Search<SearchState<List, Ranged, Sort>, Hit> {
  type State = SearchState<List, Ranged, Sort>;
  const built: Searched<State, Hit> = {
    state: emptySearch(kind),
    status: 'built',
    isElsewhere: false,
    result: null,
    failure: null,
    answeredAt: null,
  };
  const $search = atom(built);
  const $settled = atom(built);
  let page: SearchPage<State, Hit> = { source: () => new Promise(() => undefined) };
  /** What is left to do for the last choice. */
  let unsettled: { work: () => void; timer: ReturnType<typeof setTimeout> | null } | null = null;
  /** Counts requests, so that only the answer to the latest one counts. */
  let turn = 0;

  const format = (state: State): string => formatAddress(kind, state, page.style);
  const fit = (state: State): State => page.fit?.(state) ?? state;
  const read = (): State => fit(parseAddress(kind, window.location.search));

  function update(changes: Partial<Searched<State, Hit>>): void {
    $search.set({ ...$search.get(), ...changes });
    $settled.set($search.get());
  }

  function writeAddress(write: (address: string) => void): void {
    const { pathname, search } = window.location;
    const address = pathname + format($search.get().state);
    if (address !== pathname + search) write(address);
  }

  function receive(result: SearchResult<Hit>): void {
    const { state } = $search.get();
    if (result.hits.length === 0 && result.count > 0 && state.page > result.pages) {
      // A page beyond the last one becomes the last one, without a step in the history.
      update({ state: { ...state, page: Math.max(1, result.pages) } });
      writeAddress(replaceAddress);
      return ask();
    }
    onAnswer(state, result);
    update({ result, status: 'answered', failure: null, answeredAt: Math.floor(Date.now() / 1_000) });
  }

  function ask(): void {
    const mine = (turn += 1);
    update({ status: 'searching' });
    page.source($search.get().state).then(
      (result) => {
        if (mine === turn) receive(result);
      },
      (error: unknown) => {
        console.warn('The search does not answer.', error);
        const failure = error instanceof ServiceError ? error.kind : 'unavailable';
        if (mine === turn) update({ status: 'failed', failure });
      },
    );
  }

  /** Does what is left to do, if anything is. */
  function settle(): void {
    const left = unsettled;
    drop();
    left?.work();
  }

  function drop(): void {
    if (unsettled?.timer) clearTimeout(unsettled.timer);
    unsettled = null;
  }

  /** Also a shopper faster than the screen finds the last choice in the history. A pause is not cut short. */
  const hurry = (): void => {
    if (!unsettled?.timer) settle();
  };

  function choose(change: (state: State) => State, pause = 0): void {
    const before = $search.get();
    const state = fit(change(before.state));
    if (format(state) === format(before.state)) return pause > 0 ? undefined : settle();
    if (unsettled?.timer) drop();
    else settle();
    turn += 1;
    $search.set({ ...$search.get(), state, status: 'searching' });
    const work = (): void => {
      writeAddress(pushAddress);
      ask();
    };
    unsettled = { work, timer: pause > 0 ? setTimeout(settle, pause) : null };
    if (pause > 0) return $settled.set($search.get());
    (page.afterPaint ?? ((now) => now()))(() => {
      if (unsettled?.work === work) settle();
    });
  }

  function retry(): void {
    update({ failure: null });
    ask();
  }

  function follow(): void {
    if (unsettled?.timer) drop();
    else settle();
    const state = read();
    if (format(state) === format($search.get().state)) return;
    update({ state });
    ask();
  }

  const reconnect = (): void => {
    if ($search.get().status === 'failed') retry();
  };

  function open(at: SearchPage<State, Hit>): () => void {
    page = at;
    const state = read();
    if (format(state) !== '') {
      update({ state, isElsewhere: true });
      ask();
    }
    // An older spelling is rewritten (C5); without parameters the address is left alone (REF-07).
    if (page.style !== 'legacy' && isOldSpelling(window.location.search)) writeAddress(replaceAddress);
    window.addEventListener('popstate', follow);
    window.addEventListener('online', reconnect);
    inputs.forEach((input) => window.addEventListener(input, hurry, true));
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('online', reconnect);
      inputs.forEach((input) => window.removeEventListener(input, hurry, true));
      hurry();
      drop();
      turn += 1;
      $search.set(built);
      $settled.set(built);
    };
  }

  return { built, $search, $settled, open, choose, retry };
}
