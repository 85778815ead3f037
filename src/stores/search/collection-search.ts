import { map, type MapStore } from 'nanostores';
import { answerFromList, type CollectionAnswer } from '#domain/search/collection-answer.ts';
import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import {
  emptyCollectionState,
  formatCollectionUrl,
  parseCollectionUrl,
  type CollectionState,
} from '#domain/search/collection-state.ts';
import type { IndexPlace } from '#services/search/index-url.ts';
import { pushAddress, replaceAddress } from '../site/address.ts';
import type { CollectionHits } from './collection-index.ts';

/** What a page of such a search shows. The last good answer stays while the next is on its way or fails (SRCH-08). */
export interface CollectionView<Hit> {
  state: CollectionState;
  answer: CollectionAnswer<Hit>;
  status: 'idle' | 'loading' | 'failed';
}

/** Answers one state of the search; throws when it cannot. */
export type CollectionSource<Hit> = (state: CollectionState) => Promise<CollectionAnswer<Hit>>;

export interface CollectionSearch<Hit> {
  $view: MapStore<CollectionView<Hit>>;
  /** Shows the choice at once (REF-14), writes it into the address and asks after a pause in milliseconds. */
  change: (state: CollectionState, pause?: number) => void;
  /** Asks for the present state again. */
  retry: () => void;
  /** Follows the address, now and when the shopper goes back; returns how to stop. */
  follow: () => () => void;
}

/** Searches the index; `createBase` makes the page's own filter for the moment of asking, in epoch seconds. */
export const askIndex =
  <Name extends keyof CollectionHits>(
    kind: CollectionKind & { name: Name },
    place: IndexPlace & { collection: string },
    createBase: (now: number) => string,
  ): CollectionSource<CollectionHits[Name]> =>
  async (state) => {
    const { askCollection } = await import('./collection-index.ts');
    return askCollection(kind, place, createBase(Math.floor(Date.now() / 1_000)), state);
  };

/** Searches a list that the page carries. */
export const askList =
  <Hit>(kind: CollectionKind, documents: readonly Hit[]): CollectionSource<Hit> =>
  (state) =>
    Promise.resolve(answerFromList(kind, documents, state));

/** The state of one search, apart from every other (SRCH-21): create one for each page. */
export function createCollectionSearch<Hit>(
  kind: CollectionKind,
  first: CollectionAnswer<Hit>,
  source: CollectionSource<Hit>,
): CollectionSearch<Hit> {
  const $view = map<CollectionView<Hit>>({ state: emptyCollectionState, answer: first, status: 'idle' });
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    const turn = (latest += 1);
    $view.setKey('status', 'loading');
    try {
      const answer = await source($view.get().state);
      // An answer that was overtaken by a later question is no longer wanted.
      if (turn !== latest) return;
      const { state } = $view.get();
      if (answer.hits.length > 0 || answer.count === 0 || state.page <= answer.pages)
        return $view.set({ ...$view.get(), answer, status: 'idle' });
      // A page beyond the last one becomes the last one, without a step in the history.
      const last = { ...state, page: Math.max(1, answer.pages) };
      $view.setKey('state', last);
      replaceAddress(window.location.pathname + formatCollectionUrl(kind, last));
      await ask();
    } catch (error) {
      console.warn('The search does not answer.', error);
      if (turn === latest) $view.setKey('status', 'failed');
    }
  }

  const takeAddress = (): void => {
    clearTimeout(timer);
    const state = parseCollectionUrl(kind, window.location.search);
    if (formatCollectionUrl(kind, state) === formatCollectionUrl(kind, $view.get().state)) return;
    $view.setKey('state', state);
    void ask();
  };

  return {
    $view,
    change(state, pause = 0) {
      $view.setKey('state', state);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const address = window.location.pathname + formatCollectionUrl(kind, state);
        if (address !== window.location.pathname + window.location.search) pushAddress(address);
        void ask();
      }, pause);
    },
    retry: () => void ask(),
    follow() {
      takeAddress();
      window.addEventListener('popstate', takeAddress);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('popstate', takeAddress);
      };
    },
  };
}
