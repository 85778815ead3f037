import { expect, test } from 'vitest';
import { emptyListing } from '#domain/listing/state.ts';
import { carriedWordsKey, type CarriedWords } from '#domain/words/read-words.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { carryWords, takeWords } = await import('#stores/words/carried-words.ts');

const carried: CarriedWords = {
  words: 'rav4 not white',
  isUnderstood: true,
  leftOut: ['not white'],
  wholeStateFor: ['Perth'],
  distant: [{ place: 'Perth', location: 'Summit Trucks Albury', kilometres: 2776 }],
  before: { ...emptyListing, lists: { body: ['SUV'] } },
  path: '/search/?make=Toyota&model=RAV4',
};
const address = { pathname: '/search/', search: '?make=Toyota&model=RAV4' };

test('SRCH-12 what became of words is told by the listing that they led to, once', () => {
  carryWords(carried);
  expect(takeWords(address)).toEqual(carried);
  expect(takeWords(address)).toBeNull();
});

test('words that led elsewhere are forgotten by the next listing', () => {
  carryWords(carried);
  expect(takeWords({ ...address, search: '' })).toBeNull();
  expect(takeWords(address)).toBeNull();
});

test('words that are searched for as they are say nothing, and take the place of others', () => {
  carryWords(carried);
  carryWords({ ...carried, words: 'sport', isUnderstood: false, leftOut: [], distant: [] });
  expect(takeWords(address)).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"path":"/search/?make=Toyota&model=RAV4"}'])(
  'what somebody else left there is nothing: %s',
  (text) => {
    window.sessionStorage.setItem(carriedWordsKey, text);
    expect(takeWords(address)).toBeNull();
  },
);
