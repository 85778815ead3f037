import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutUnavailable } from '#domain/listing/offered-facets.ts';
import { emptyListing, type ListingState } from '#domain/listing/state.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { ServiceError } from '#services/site/errors.ts';
import {
  $listing,
  $settledListing,
  builtListing,
  clearFilters,
  openListing,
  retryListing,
  setPage,
  setRange,
  setSort,
  setWords,
  toggleFacet,
} from '#stores/listing/listing.ts';
import { stockVehicle } from '../../domain/vehicle/stock-vehicle.ts';
import { openHistory } from '../history.ts';

const make = { key: 'make', widget: 'list' } as const;
const result = (given: Partial<SearchResult<CardVehicle>> = {}): SearchResult<CardVehicle> => ({
  hits: [stockVehicle()],
  count: 60,
  facets: {},
  ms: 1,
  page: 1,
  pages: 3,
  ...given,
});

/** What the source was asked, each with the way to answer it. */
let asked: {
  state: ListingState;
  resolve: (result: SearchResult<CardVehicle>) => void;
  reject: (error: Error) => void;
}[] = [];
let close: () => void = () => undefined;
/** What waits for the next picture; null where nothing has to wait. */
let unpainted: (() => void)[] | null = null;
const paint = (): void => unpainted?.splice(0).forEach((work) => work());
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  close();
  asked = [];
  unpainted = null;
  vi.restoreAllMocks();
});
function open(
  search = '',
  fixed = {},
  style: 'flat' | 'legacy' = 'flat',
  unavailable: readonly string[] = ['weekly_price_range'],
) {
  const history = openHistory('/search/', search);
  close = openListing({
    source: (state) => new Promise((resolve, reject) => asked.push({ state, resolve, reject })),
    fit: (state) => withoutUnavailable(state, fixed, unavailable),
    style,
    afterPaint: (work) => (unpainted ? void unpainted.push(work) : work()),
  });
  return history;
}
const settle = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};
const answer = async (given: SearchResult<CardVehicle>): Promise<void> => {
  asked.at(-1)?.resolve(given);
  await settle();
};
const fail = async (error: Error): Promise<void> => {
  asked.at(-1)?.reject(error);
  await settle();
};

describe('the address', () => {
  test('REF-07 without parameters it is left alone, and nothing is searched for', () => {
    const history = open();
    expect(history.read()).toEqual({ search: '', steps: 1 });
    expect($listing.get()).toMatchObject({ status: 'built', state: emptyListing });
  });

  test('tracking parameters are left alone too', () => {
    const history = open('?utm_source=mail');
    expect(history.read().search).toBe('?utm_source=mail');
    expect($listing.get().status).toBe('built');
  });

  test.each([
    '?weekly=$100+to+$150',
    '?refinementList[weekly_price_range][0]=Under+$50',
    '?menu[weekly_price_range]=Over+$500',
  ])(
    'REF-08 LEGAL 4 a weekly price is not heard where it is not offered, and older indexes never see it: %s',
    (search) => {
      open(search);
      expect($listing.get()).toMatchObject({ status: 'built', state: emptyListing });
      close();
      open(search, {}, 'flat', []);
      expect(Object.keys($listing.get().state.lists)).toEqual(['weekly']);
      close();
      open('?weekly=Under+$1', {}, 'flat', []);
      expect($listing.get().state).toEqual(emptyListing);
    },
  );

  test('REF-01 a shared link opens what it says', () => {
    open('?make=Kia&price=-30000&page=2&sortBy=latest');
    expect($listing.get()).toMatchObject({
      status: 'searching',
      isElsewhere: true,
      state: {
        lists: { make: ['Kia'] },
        ranges: { price: { min: null, max: 30_000 } },
        page: 2,
        sort: 'latest',
      },
    });
  });

  test('C5 REF-02 REF-03 an older spelling is rewritten without a step in the history', () => {
    const history = open('?refinementList[make][0]=Kia&menu[car_type]=used&range[price]=$1,000:2,000');
    expect(history.read()).toEqual({ search: '?condition=used&make=Kia&price=1000-2000', steps: 1 });
  });

  test('C5 a site that writes the older spelling keeps it', () => {
    const history = open('?refinementList[make][0]=Kia', {}, 'legacy');
    toggleFacet(make, 'Mazda');
    expect(history.read().search).toBe('?refinementList[make][0]=Kia&refinementList[make][1]=Mazda');
  });

  test('REF-06 REF-16 every change is a step; back and forward restore all of it', () => {
    const history = open();
    toggleFacet(make, 'Kia');
    setRange('km', { min: null, max: 50_000 });
    setSort('lowest-price');
    setPage(3);
    setWords('gt line');
    expect(history.read()).toEqual({
      search: '?query=gt+line&make=Kia&km=-50000&sortBy=lowest-price',
      steps: 6,
    });
    history.back();
    expect($listing.get().state).toMatchObject({ page: 3, query: '', sort: 'lowest-price' });
    for (let step = 0; step < 4; step += 1) history.back();
    expect($listing.get().state).toEqual(emptyListing);
    for (let step = 0; step < 5; step += 1) history.forward();
    expect($listing.get().state).toMatchObject({ query: 'gt line', page: 1, lists: { make: ['Kia'] } });
  });

  test('what is in force already is no step', () => {
    const history = open('?make=Kia');
    setWords('');
    setSort('relevant');
    expect(history.read().steps).toBe(1);
  });

  test('ROUTE-03 what the path fixes cannot be undone by the address', () => {
    open('?make=Mazda&body=SUV', { make: 'Kia' });
    expect($listing.get().state.lists).toEqual({ body: ['SUV'] });
  });

  test('clearing keeps the order', () => {
    const history = open('?make=Kia&query=x&price=5-9&sortBy=latest');
    clearFilters();
    expect(history.read().search).toBe('?sortBy=latest');
  });
});

describe('the search', () => {
  test('REF-14 a choice counts at once, before any answer', () => {
    open();
    toggleFacet(make, 'Kia');
    expect($listing.get()).toMatchObject({ status: 'searching', state: { lists: { make: ['Kia'] } } });
  });

  test('REF-14 the answer to a touch waits for nothing: address, search and the rest of the page follow it', () => {
    const history = open();
    unpainted = [];
    toggleFacet(make, 'Kia');
    expect($listing.get().state.lists).toEqual({ make: ['Kia'] });
    expect($settledListing.get()).toBe(builtListing);
    expect(history.read()).toEqual({ search: '', steps: 1 });
    paint();
    expect($settledListing.get()).toBe($listing.get());
    expect(history.read()).toEqual({ search: '?make=Kia', steps: 2 });
  });

  test('REF-16 who is faster than the screen loses no step', () => {
    const history = open();
    unpainted = [];
    toggleFacet(make, 'Kia');
    toggleFacet(make, 'Mazda');
    expect(history.read()).toEqual({ search: '?make=Kia', steps: 2 });
    window.dispatchEvent(new Event('pointerdown'));
    expect(history.read()).toEqual({ search: '?make=Kia&make=Mazda', steps: 3 });
    paint();
    expect(history.read().steps).toBe(3);
    setSort('latest');
    history.back();
    expect($listing.get().state).toMatchObject({ sort: 'latest', lists: { make: ['Kia', 'Mazda'] } });
  });

  test('an answer to the former choice that comes meanwhile is not taken for that to the present one', async () => {
    open('?make=Mazda');
    unpainted = [];
    toggleFacet(make, 'Kia');
    await answer(result({ count: 7 }));
    expect($listing.get()).toMatchObject({ status: 'searching', result: null });
    paint();
    await answer(result());
    expect($settledListing.get()).toMatchObject({
      status: 'answered',
      state: { lists: { make: ['Mazda', 'Kia'] } },
      result: { count: 60 },
    });
  });

  test('SRCH-08 the last good answer stays while the next is on its way, and when it fails', async () => {
    open('?body=SUV');
    const good = result();
    await answer(good);
    toggleFacet(make, 'Kia');
    expect($listing.get().result).toBe(good);
    await fail(new ServiceError('offline', 'no connection'));
    expect($listing.get()).toMatchObject({ status: 'failed', failure: 'offline', result: good });
    retryListing();
    expect($listing.get()).toMatchObject({ status: 'searching', failure: null });
    await answer(result({ count: 1 }));
    expect($listing.get()).toMatchObject({ status: 'answered', result: { count: 1 } });
  });

  test.each([
    ['Try again', () => retryListing()],
    ['coming back online', () => void window.dispatchEvent(new Event('online'))],
  ])('SRCH-08 %s asks the search that the chips show now', async (_, again) => {
    open('?make=Kia');
    await answer(result({ count: 72 }));
    toggleFacet(make, 'GWM');
    await fail(new ServiceError('offline', 'no connection'));
    again();
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)?.state.lists).toEqual({ make: ['Kia', 'GWM'] });
    await answer(result({ count: 135 }));
    expect($listing.get()).toMatchObject({ status: 'answered', failure: null, result: { count: 135 } });
  });

  test('coming back online asks nothing where nothing failed', () => {
    open();
    window.dispatchEvent(new Event('online'));
    expect(asked).toEqual([]);
  });

  test('a page beyond the last one becomes the last one, without a step', async () => {
    const history = open('?page=9999');
    await answer(result({ hits: [], count: 60, pages: 3 }));
    expect($listing.get()).toMatchObject({ status: 'searching', state: { page: 3 } });
    expect(asked.at(-1)?.state.page).toBe(3);
    expect(history.read()).toEqual({ search: '?page=3', steps: 1 });
  });

  test('nothing found at all is an answer', async () => {
    open('?query=zzz&page=4');
    await answer(result({ hits: [], count: 0, pages: 0 }));
    expect($listing.get()).toMatchObject({ status: 'answered', result: { count: 0 } });
  });
});
