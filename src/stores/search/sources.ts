import { answerFromList } from '#domain/search/collection-answer.ts';
import type { CollectionKind } from '#domain/search/collection-kinds.ts';
import type { SearchState } from '#domain/search/state.ts';
import type { IndexEndpoint } from '#services/search/index-url.ts';
import type { CollectionHits } from './collection-index.ts';
import type { SearchSource } from './searched.ts';

/** Searches the index; `createBase` makes the page's own filter for the moment of asking, in epoch seconds. */
export const askIndex =
  <Name extends keyof CollectionHits>(
    kind: CollectionKind & { name: Name },
    endpoint: IndexEndpoint & { collection: string },
    createBase: (now: number) => string,
  ): SearchSource<SearchState, CollectionHits[Name]> =>
  async (state) => {
    const { askCollection } = await import('./collection-index.ts');
    return askCollection(kind, endpoint, createBase(Math.floor(Date.now() / 1_000)), state);
  };

/** Searches a list that the page carries. */
export const askList =
  <Hit>(kind: CollectionKind, documents: readonly Hit[]): SearchSource<SearchState, Hit> =>
  (state) =>
    Promise.resolve(answerFromList(kind, documents, state));
