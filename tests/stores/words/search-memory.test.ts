import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser.ts';

const { storage } = openBrowser();
const { $searchHistory, forgetSearches, rememberAddress, rememberSearch } =
  await import('#stores/words/search-history.ts');
const { $savedSearches, removeSavedSearch, saveSearch } = await import('#stores/garage/saved-searches.ts');

beforeEach(() => {
  forgetSearches();
  for (const { path } of $savedSearches.get()) removeSavedSearch(path);
});

describe('past searches', () => {
  test('SRCH-17 the five latest are kept with their path, the newest first', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f']) rememberSearch(words, `/search/?query=${words}`);
    expect($searchHistory.get().map(({ words }) => words)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect($searchHistory.get()[0]?.path).toBe('/search/?query=f');
    expect(storage['forecourt:searches']).toContain('/search/?query=f');
  });

  test('the same words again move to the front, in whatever case', () => {
    rememberSearch('HiLux', '/search/?query=HiLux');
    rememberSearch('ute', '/search/?query=ute');
    rememberSearch(' hilux ', '/search/?model=HiLux');
    expect($searchHistory.get()).toEqual([
      { words: 'hilux', path: '/search/?model=HiLux' },
      { words: 'ute', path: '/search/?query=ute' },
    ]);
  });

  test.each([
    ['', '/search/'],
    ['x', '//evil.example/'],
    ['x', 'https://evil.example/'],
    ['x', 'javascript:1'],
  ])('neither empty words nor a path elsewhere is kept: %j %s', (words, path) => {
    rememberSearch(words, path);
    expect($searchHistory.get()).toEqual([]);
  });
});

describe('SRCH-17 a listing that is opened by its address', () => {
  const open = (search: string): void => rememberAddress({ pathname: '/search/', search });

  test('is remembered by its words', () => {
    open('?query=red+ute&price=-30000');
    expect($searchHistory.get()).toEqual([{ words: 'red ute', path: '/search/?query=red+ute&price=-30000' }]);
  });

  test('is not remembered twice when its own words led there', () => {
    rememberSearch('six under 30k', '/search/?query=six&price=-30000');
    open('?query=six&price=-30000');
    expect($searchHistory.get().map(({ words }) => words)).toEqual(['six under 30k']);
  });

  test('says nothing without words', () => {
    open('?make=Kia');
    expect($searchHistory.get()).toEqual([]);
  });
});

describe('saved searches', () => {
  test('a listing is saved once; saving it again names it anew', () => {
    saveSearch('Utes', '/search/?body=Ute');
    saveSearch('Kia', '/search/?make=Kia');
    saveSearch('Work utes', '/search/?body=Ute');
    expect($savedSearches.get().map(({ name }) => name)).toEqual(['Work utes', 'Kia']);
    removeSavedSearch('/search/?make=Kia');
    expect($savedSearches.get()).toEqual([{ name: 'Work utes', path: '/search/?body=Ute' }]);
  });

  test('a full list drops none: an alert may hang on it', () => {
    saveSearch('Work utes', '/search/?body=Ute');
    for (let count = 0; count < 42; count += 1) saveSearch('A', `/search/?q=${count}`);
    expect($savedSearches.get()).toHaveLength(40);
    expect($savedSearches.get().at(-1)).toEqual({ name: 'Work utes', path: '/search/?body=Ute' });
    saveSearch('Utes for work', '/search/?body=Ute');
    expect($savedSearches.get()[0]).toEqual({ name: 'Utes for work', path: '/search/?body=Ute' });
  });

  test('what lies broken in storage is left out', async () => {
    storage['forecourt:saved-searches'] = JSON.stringify([
      { name: 'Good', path: '/search/' },
      { name: 'Bad', path: '//evil.example' },
      null,
      'x',
    ]);
    vi.resetModules();
    const fresh = await import('#stores/garage/saved-searches.ts');
    fresh.$savedSearches.listen(() => undefined);
    expect(fresh.$savedSearches.get()).toEqual([{ name: 'Good', path: '/search/' }]);
  });
});
