import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CollectionAnswer } from '#domain/search/collection-answer.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { emptyCollectionState, toggleValue, type CollectionState } from '#domain/search/collection-state.ts';
import { createCollectionSearch } from '#stores/search/collection-search.ts';

interface Hit {
  id: string;
}
const answerOf = (...ids: string[]): CollectionAnswer<Hit> => ({
  hits: ids.map((id) => ({ id })),
  count: ids.length,
  pages: 1,
  facets: {},
  milliseconds: 0,
});

/** A source whose answers arrive when the test says so. */
function createSlowSource() {
  const asked: {
    state: CollectionState;
    answer: (given: CollectionAnswer<Hit>) => void;
    fail: () => void;
  }[] = [];
  return {
    asked,
    source: (state: CollectionState) =>
      new Promise<CollectionAnswer<Hit>>((resolve, reject) => {
        asked.push({ state, answer: resolve, fail: () => reject(new Error('down')) });
      }),
  };
}

let location: { pathname: string; search: string };
let listeners: Map<string, () => void>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  location = { pathname: '/parts/search/', search: '' };
  listeners = new Map();
  vi.stubGlobal('window', {
    location,
    history: {
      state: null,
      replaceState: (_data: unknown, _title: string, address: string) => {
        location.search = address.replace(location.pathname, '');
      },
      pushState: (_data: unknown, _title: string, address: string) => {
        location.search = address.replace(location.pathname, '');
      },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const tyres = toggleValue(emptyCollectionState, 'categories', 'Tyres');

test('REF-14 a choice shows at once; SRCH-08 the last hits stay until the next are there', async () => {
  const { asked, source } = createSlowSource();
  const { $view, change } = createCollectionSearch(collectionKinds.parts, answerOf('first'), source);
  change(tyres);
  expect($view.get().state).toBe(tyres);
  await settle();
  expect($view.get()).toMatchObject({ status: 'loading', answer: { hits: [{ id: 'first' }] } });
  expect(location.search).toBe('?categories=Tyres');
  asked[0]?.answer(answerOf('second'));
  await settle();
  expect($view.get()).toMatchObject({ status: 'idle', answer: { hits: [{ id: 'second' }] } });
});

test('SRCH-09 typing asks once, 300 ms after the last key', async () => {
  const { asked, source } = createSlowSource();
  const { change } = createCollectionSearch(collectionKinds.parts, answerOf(), source);
  for (const query of ['m', 'ma', 'mat']) {
    change({ ...emptyCollectionState, query }, 300);
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ state }) => state.query)).toEqual(['mat']);
});

test('an answer that was overtaken is thrown away', async () => {
  const { asked, source } = createSlowSource();
  const { $view, change } = createCollectionSearch(collectionKinds.parts, answerOf(), source);
  change(tyres);
  await settle();
  change(emptyCollectionState);
  await settle();
  asked[1]?.answer(answerOf('new'));
  await settle();
  asked[0]?.answer(answerOf('old'));
  await settle();
  expect($view.get().answer.hits).toEqual([{ id: 'new' }]);
});

test('SRCH-08 a failure keeps hits and can be tried again', async () => {
  const { asked, source } = createSlowSource();
  const { $view, change, retry } = createCollectionSearch(collectionKinds.parts, answerOf('first'), source);
  change(tyres);
  await settle();
  asked[0]?.fail();
  await settle();
  expect($view.get()).toMatchObject({ status: 'failed', answer: { hits: [{ id: 'first' }] } });
  retry();
  asked[1]?.answer(answerOf('second'));
  await settle();
  expect($view.get()).toMatchObject({ status: 'idle', answer: { hits: [{ id: 'second' }] } });
});

test('REF-16 a deep link and going back are followed; a plain address asks nothing', async () => {
  const { asked, source } = createSlowSource();
  const plain = createCollectionSearch(collectionKinds.parts, answerOf(), source);
  plain.follow()();
  expect(asked).toHaveLength(0);
  location.search = '?categories=Tyres';
  const { $view, follow } = createCollectionSearch(collectionKinds.parts, answerOf(), source);
  const stop = follow();
  expect($view.get().state).toEqual(tyres);
  expect(asked).toHaveLength(1);
  location.search = '';
  listeners.get('popstate')?.();
  expect($view.get().state).toEqual(emptyCollectionState);
  stop();
  expect(listeners.size).toBe(0);
  await settle();
});

test('SRCH-21 PARTS-01 each search keeps its own choice', async () => {
  const { source } = createSlowSource();
  const one = createCollectionSearch(collectionKinds.parts, answerOf(), source);
  const other = createCollectionSearch(collectionKinds.offers, answerOf(), source);
  one.change(tyres);
  await settle();
  expect(other.$view.get().state).toEqual(emptyCollectionState);
});

test('a page far beyond the last one opens the last one, and says so in the address', async () => {
  const { asked, source } = createSlowSource();
  location.search = '?categories=Tyres&page=9999';
  const search = createCollectionSearch(collectionKinds.parts, answerOf('a'), source);
  const stop = search.follow();
  await settle();
  asked[0]?.answer({ ...answerOf(), count: 30, pages: 2 });
  await settle();
  expect(location.search).toMatch(/^\?\w+=Tyres&page=2$/);
  expect(asked[1]?.state.page).toBe(2);
  asked[1]?.answer({ ...answerOf('z'), count: 30, pages: 2 });
  await settle();
  expect(search.$view.get()).toMatchObject({
    status: 'idle',
    state: { page: 2 },
    answer: { hits: [{ id: 'z' }] },
  });
  stop();
});
