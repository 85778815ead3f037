import { atom } from 'nanostores';
import { formatAddress, isOldSpelling, parseAddress } from '#domain/search/address.ts';
import type { SearchKind } from '#domain/search/kind.ts';
import type { SearchResult } from '#domain/search/result.ts';
import { emptySearch, type SearchState } from '#domain/search/state.ts';
import { ServiceError } from '#services/site/errors.ts';
import { pushAddress, replaceAddress } from '../site/address.ts';
import { createLastChoice } from './last-choice.ts';
import type { Search, Searched, SearchPage } from './searched.ts';

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
  const last = createLastChoice();
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

  function choose(change: (state: State) => State, pause = 0): void {
    const before = $search.get();
    const state = fit(change(before.state));
    if (format(state) === format(before.state)) return pause > 0 ? undefined : last.settle();
    last.supersede();
    turn += 1;
    $search.set({ ...$search.get(), state, status: 'searching' });
    const settle = last.leave(() => {
      writeAddress(pushAddress);
      ask();
    }, pause);
    if (pause > 0) return $settled.set($search.get());
    (page.afterPaint ?? ((now) => now()))(settle);
  }

  function retry(): void {
    update({ failure: null });
    ask();
  }

  function follow(): void {
    last.supersede();
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
    // Also a shopper faster than the screen finds the last choice in the history.
    inputs.forEach((input) => window.addEventListener(input, last.hurry, true));
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('online', reconnect);
      inputs.forEach((input) => window.removeEventListener(input, last.hurry, true));
      last.hurry();
      last.drop();
      turn += 1;
      $search.set(built);
      $settled.set(built);
    };
  }

  return { built, $search, $settled, open, choose, retry };
}
