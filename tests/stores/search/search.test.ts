import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import type { SearchResult } from '#domain/search/result.ts';
import { changeSearch, chooseValues, emptySearch, type SearchState } from '#domain/search/state.ts';
import { createSearch } from '#stores/search/search.ts';

interface Hit {
  id: string;
}
const answerOf = (...ids: string[]): SearchResult<Hit> => ({
  hits: ids.map((id) => ({ id })),
  count: ids.length,
  pages: 1,
  page: 1,
  facets: {},
  ms: 0,
});

/** A source whose answers arrive when the test says so. */
function createSlowSource() {
  const asked: {
    state: SearchState;
    answer: (given: SearchResult<Hit>) => void;
    fail: () => void;
  }[] = [];
  return {
    asked,
    source: (state: SearchState) =>
      new Promise<SearchResult<Hit>>((resolve, reject) => {
        asked.push({ state, answer: resolve, fail: () => reject(new Error('down')) });
      }),
  };
}

/** A search of parts on its page, as the page was opened. */
function openSearch(source: (state: SearchState) => Promise<SearchResult<Hit>>) {
  const search = createSearch<string, string, string, Hit>(collectionKinds.parts);
  return { ...search, stop: search.open({ source }) };
}

let location: { pathname: string; search: string };
let listeners: Map<string, (event?: unknown) => void>;
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
const nothing = emptySearch(collectionKinds.parts);
const tyres = chooseValues(nothing, collectionKinds.parts, 'categories', ['Tyres']);

test('REF-14 a choice shows at once; SRCH-08 the last hits stay until the next are there', async () => {
  const { asked, source } = createSlowSource();
  const { $search, choose } = openSearch(source);
  choose(() => ({ ...nothing, query: 'mat' }));
  asked[0]?.answer(answerOf('first'));
  await settle();
  choose(() => tyres);
  expect($search.get()).toMatchObject({
    state: tyres,
    status: 'searching',
    result: { hits: [{ id: 'first' }] },
  });
  expect(location.search).toBe('?categories=Tyres');
  asked[1]?.answer(answerOf('second'));
  await settle();
  expect($search.get()).toMatchObject({ status: 'answered', result: { hits: [{ id: 'second' }] } });
});

test('SRCH-09 typing asks once, 300 ms after the last key', async () => {
  const { asked, source } = createSlowSource();
  const { $settled, choose } = openSearch(source);
  for (const query of ['m', 'ma', 'mat']) {
    choose((state) => changeSearch(state, { query }), 300);
    expect($settled.get().state.query).toBe(query);
    listeners.get('keydown')?.();
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ state }) => state.query)).toEqual(['mat']);
});

test('SRCH-09 Enter does not wait, and asks once', async () => {
  const { asked, source } = createSlowSource();
  const { choose } = openSearch(source);
  choose((state) => changeSearch(state, { query: 'mat' }), 300);
  choose((state) => changeSearch(state, { query: 'mat' }));
  expect(asked.map(({ state }) => state.query)).toEqual(['mat']);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked).toHaveLength(1);
});

test('an answer that was overtaken is thrown away', async () => {
  const { asked, source } = createSlowSource();
  const { $search, choose } = openSearch(source);
  choose(() => tyres);
  choose(() => nothing);
  asked[1]?.answer(answerOf('new'));
  await settle();
  asked[0]?.answer(answerOf('old'));
  await settle();
  expect($search.get().result?.hits).toEqual([{ id: 'new' }]);
});

test.each([
  ['Try again', ({ retry }: ReturnType<typeof openSearch>) => retry()],
  ['coming back online', () => listeners.get('online')?.()],
])('SRCH-08 a failure keeps hits, and %s asks what is chosen now', async (_, again) => {
  const { asked, source } = createSlowSource();
  const search = openSearch(source);
  search.choose(() => ({ ...nothing, query: 'mat' }));
  asked[0]?.answer(answerOf('first'));
  await settle();
  search.choose(() => tyres);
  asked[1]?.fail();
  await settle();
  expect(search.$search.get()).toMatchObject({ status: 'failed', result: { hits: [{ id: 'first' }] } });
  again(search);
  expect(asked[2]?.state).toEqual(tyres);
  asked[2]?.answer(answerOf('second'));
  await settle();
  expect(search.$search.get()).toMatchObject({ status: 'answered', result: { hits: [{ id: 'second' }] } });
});

test('REF-16 a deep link and going back are followed; a plain address asks nothing', async () => {
  const { asked, source } = createSlowSource();
  openSearch(source).stop();
  expect(asked).toHaveLength(0);
  location.search = '?categories=Tyres';
  const { $search, stop } = openSearch(source);
  expect($search.get().state).toEqual(tyres);
  expect(asked).toHaveLength(1);
  location.search = '';
  listeners.get('popstate')?.();
  expect($search.get().state).toEqual(nothing);
  stop();
  expect(listeners.size).toBe(0);
  await settle();
});

test('SRCH-21 PARTS-01 each search keeps its own choice', async () => {
  const { source } = createSlowSource();
  const one = openSearch(source);
  const other = openSearch(source);
  one.choose(() => tyres);
  await settle();
  expect(other.$search.get().state).toEqual(nothing);
});

test('a page far beyond the last one opens the last one, and says so in the address', async () => {
  const { asked, source } = createSlowSource();
  location.search = '?categories=Tyres&page=9999';
  const { $search, stop } = openSearch(source);
  asked[0]?.answer({ ...answerOf(), count: 30, pages: 2 });
  await settle();
  expect(location.search).toMatch(/^\?\w+=Tyres&page=2$/);
  expect(asked[1]?.state.page).toBe(2);
  asked[1]?.answer({ ...answerOf('z'), count: 30, pages: 2 });
  await settle();
  expect($search.get()).toMatchObject({
    status: 'answered',
    state: { page: 2 },
    result: { hits: [{ id: 'z' }] },
  });
  stop();
});
