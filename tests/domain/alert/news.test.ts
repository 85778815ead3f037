import { describe, expect, test } from 'vitest';
import { findVehicleNews, isNewMatch, isStillNews } from '#domain/alert/news.ts';
import { createSavedSearch } from '#domain/alert/saved-search.ts';
import type { StockRecord } from '#domain/alert/stock-record.ts';
import { recordOf } from './stock.ts';

const night = 1_800_000_000;
const day = 86_400;
const gone = (standing: 'gone' | 'missing', days: number): Partial<StockRecord> => ({
  ...{ standing, goneSince: night - days * day, lists: {}, ranges: {}, words: '' },
});

describe('ALRT-02 news of a saved vehicle', () => {
  test.each<[string, Partial<StockRecord> | null, Partial<StockRecord>, 'price' | 'back' | null]>([
    ['a lower price', {}, { price: 39_990 }, 'price'],
    ['the same price', {}, {}, null],
    ['a higher price', {}, { price: 41_000 }, null],
    ['a price where there was none', { price: null }, {}, null],
    ['no price any more', {}, { price: null }, null],
    ['another kind of price', {}, { price: 38_000, priceType: 'excluding_government_charges' }, null],
    ['one nobody knew', null, {}, null],
    ['one nobody knew, cheap', null, { price: 1_000 }, null],
    ['free again after a reservation', { standing: 'reserved' }, {}, 'back'],
    ['free again, and cheaper', { standing: 'reserved' }, { price: 39_000 }, 'back'],
    ['reserved', {}, { standing: 'reserved' }, null],
    ['reserved, and cheaper', {}, { standing: 'reserved', price: 39_000 }, null],
    ['sold', {}, { standing: 'gone' }, null],
    ['no longer listed', {}, { standing: 'missing' }, null],
    ['back from sold, the next night', gone('gone', 1), {}, 'back'],
    ['back after a night without it', gone('missing', 1), {}, null],
    ['back after a night without it, cheaper', gone('missing', 1), { price: 39_000 }, 'price'],
    ['back after two nights', gone('missing', 2), {}, 'back'],
    ['under another name, cheaper', {}, { name: 'HiLux SR5 Ute', price: 39_000 }, 'price'],
    ['sold, then reserved', gone('gone', 3), { standing: 'reserved' }, null],
  ])('%s', (_, was, now, news) => {
    expect(findVehicleNews(was ? recordOf(was) : undefined, recordOf(now), night)).toBe(news);
  });
});

describe('ALRT-03 news of a saved search', () => {
  const search = createSavedSearch('/search/?fuel=Diesel&price=-45000', new Map([['/search/', {}]]));
  const petrol = { lists: { fuel: ['petrol'] } };
  const dear = { price: 50_000, ranges: { price: 50_000 } };
  test.each<[string, Partial<StockRecord> | null, Partial<StockRecord>, boolean]>([
    ['one that is new', null, {}, true],
    ['one that is new and does not fit', null, petrol, false],
    ['one that is new and reserved', null, { standing: 'reserved' }, false],
    ['one that was found before', {}, { price: 39_000 }, false],
    ['one that comes into the price range', dear, {}, true],
    ['one that goes out of it', {}, dear, false],
    ['one whose fuel was wrong', petrol, {}, true],
    ['one that was reserved meanwhile', { standing: 'reserved' }, {}, false],
    ['one that was reserved from the first day', { standing: 'reserved', wasOffered: false }, {}, true],
    ['one that was gone for a night', gone('missing', 1), {}, false],
    ['one that was sold for a week', gone('gone', 7), {}, false],
    ['one that was gone for two weeks', gone('missing', 14), {}, true],
  ])('%s', (_, was, now, news) => {
    expect(search).not.toBeNull();
    expect(search && isNewMatch(was ? recordOf(was) : undefined, recordOf(now), search, night)).toBe(news);
  });
});

describe('ALRT-04 news that waited', () => {
  test.each<[string, Parameters<typeof isStillNews>[0], Partial<StockRecord> | null, boolean]>([
    ['still cheaper', { what: 'price', was: 41_000 }, {}, true],
    ['as dear as before again', { what: 'price', was: 40_000 }, {}, false],
    ['without a price now', { what: 'price', was: 41_000 }, { price: null }, false],
    ['sold meanwhile', { what: 'price', was: 41_000 }, { standing: 'gone' }, false],
    ['back, and reserved again', { what: 'back', was: null }, { standing: 'reserved' }, false],
    ['back, and still there', { what: 'back', was: null }, {}, true],
    ['found, and gone', { what: 'match', was: null }, null, false],
    ['found, and still there', { what: 'match', was: null }, {}, true],
  ])('%s', (_, waiting, now, holds) => {
    expect(isStillNews(waiting, now ? recordOf(now) : undefined)).toBe(holds);
  });
});
