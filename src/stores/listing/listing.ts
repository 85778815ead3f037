import { atom } from 'nanostores';
import type { ListFacet, ListKey, RangeKey } from '#domain/listing/facets.ts';
import type { FixedRefinements } from '#domain/search/filters.ts';
import { withoutUnheard } from '#domain/listing/offered-facets.ts';
import {
  changeListing,
  chooseRange,
  chooseValues,
  clearListing,
  emptyListing,
  toggleValue,
  type ListingState,
  type Range,
  type SortKey,
} from '#domain/listing/state.ts';
import { formatSearchUrl, isOldSpelling, parseSearchUrl } from '#domain/search/url.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { ServiceError, type ServiceErrorKind } from '#services/site/errors.ts';
import { parseReadable } from '#services/wire/values.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { pushAddress, replaceAddress } from '../site/address.ts';
import { track } from '../analytics/analytics.ts';

/**
 * How far the search is: `built` shows the page as it was built and has asked nobody; `searching` waits for an answer;
 * `answered` shows the answer to what is chosen; `failed` shows the last good one.
 */
export type ListingStatus = 'built' | 'searching' | 'answered' | 'failed';

/** Everything that a listing shows and that moves. */
export interface Listing {
  state: ListingState;
  status: ListingStatus;
  /** The address said more than the page when it was opened: what the page was built with is not what was asked. */
  isElsewhere: boolean;
  /** The last good answer (SRCH-08); null until the index has given one. */
  result: SearchResult | null;
  /** Why the search failed, while it does. */
  failure: ServiceErrorKind | null;
  /** Epoch seconds of that answer, by the shopper's clock. */
  answeredAt: number | null;
  /** Counts the attempts that the shopper asked for. */
  attempt: number;
}

export const builtListing: Listing = {
  state: emptyListing,
  status: 'built',
  isElsewhere: false,
  result: null,
  failure: null,
  answeredAt: null,
  attempt: 0,
};

/** The listing of this page; one page has one. What a key or touch changes itself, such as a tick, is drawn from it. */
export const $listing = atom<Listing>(builtListing);

/** The same as all else on the page draws it: what was chosen comes here when the answer to the touch has been drawn. */
export const $settledListing = atom<Listing>(builtListing);

interface Place {
  fixed: FixedRefinements;
  /** Fields of the index by which vehicles are not narrowed or sorted here, whoever asks. */
  unheard: readonly string[];
  style: 'flat' | 'legacy';
  /** Runs something when the answer to a key or touch has been drawn, or at once. */
  afterPaint: (work: () => void) => void;
}

const inputs = ['pointerdown', 'keydown'] as const;
const atOnce: Place['afterPaint'] = (work) => work();
let place: Place = { fixed: {}, unheard: [], style: 'flat', afterPaint: atOnce };

function update(changes: Partial<Listing>): void {
  $listing.set({ ...$listing.get(), ...changes });
  $settledListing.set($listing.get());
}

/** What is left to do for the last choice. */
let unsettled: (() => void) | null = null;

/** Does it now, if it has not been done. */
function settle(): void {
  const work = unsettled;
  unsettled = null;
  work?.();
}

const fit = (state: ListingState): ListingState => withoutUnheard(state, place.fixed, place.unheard);
const read = (): ListingState => fit(parseSearchUrl(window.location.search));
const format = (state: ListingState): string => formatSearchUrl(state, place.style);

function writeAddress(state: ListingState, step: 'push' | 'replace'): void {
  const address = window.location.pathname + format(state);
  if (step === 'push') pushAddress(address);
  else replaceAddress(address);
}

/**
 * Lets the listing follow the address, and only it: what it says more than the page is searched for at once, an older
 * spelling is rewritten (C5), back and forward restore what was chosen (REF-16). Without parameters the address is left
 * alone (REF-07). Returns the way to stop.
 */
export function openListing(at: Place): () => void {
  place = at;
  const state = read();
  if (format(state) !== '') update({ state, status: 'searching', isElsewhere: true });
  if (place.style === 'flat' && isOldSpelling(window.location.search)) writeAddress(state, 'replace');
  const follow = (): void => {
    settle();
    const next = read();
    if (format(next) !== format($listing.get().state)) update({ state: next, status: 'searching' });
  };
  window.addEventListener('popstate', follow);
  // Whoever is faster than the screen finds the last choice in the history all the same.
  inputs.forEach((input) => window.addEventListener(input, settle, true));
  return () => {
    window.removeEventListener('popstate', follow);
    inputs.forEach((input) => window.removeEventListener(input, settle, true));
    settle();
    $listing.set(builtListing);
    $settledListing.set(builtListing);
  };
}

/**
 * Puts a state in force: at once where it was chosen (REF-14); when that is drawn, on the rest of the page, as a step in
 * the history, and as a search.
 */
export function setListing(wanted: ListingState): void {
  const state = fit(wanted);
  const before = $listing.get();
  if (format(state) === format(before.state)) return;
  settle();
  $listing.set({ ...before, state, status: 'searching' });
  const work = (): void => {
    writeAddress(state, 'push');
    $settledListing.set($listing.get());
  };
  unsettled = work;
  place.afterPaint(() => {
    if (unsettled === work) settle();
  });
}

const change = (make: (state: ListingState) => ListingState): void => setListing(make($listing.get().state));

export const toggleFacet = (facet: Pick<ListFacet, 'key' | 'widget'>, value: string): void =>
  change((state) => toggleValue(state, facet, value));
export const chooseFacet = (key: ListKey, values: readonly string[]): void =>
  change((state) => chooseValues(state, key, [...values]));
export const clearFacet = (key: ListKey): void => change((state) => chooseValues(state, key, []));
export const setRange = (key: RangeKey, range: Range): void =>
  change((state) => chooseRange(state, key, range));
export const setWords = (query: string): void => change((state) => changeListing(state, { query }));
export const setSort = (sort: SortKey): void => change((state) => changeListing(state, { sort }));
export const setPage = (page: number): void => change((state) => ({ ...state, page }));
export const clearFilters = (): void => change(clearListing);

/** Asks again: after a failure, or because the page was built a while ago. */
export function retryListing(): void {
  const { attempt } = $listing.get();
  update({ status: 'searching', failure: null, attempt: attempt + 1 });
}

/** Takes an answer. A page beyond the last one becomes the last one, without a step in the history. */
export function receiveResult(result: SearchResult): void {
  const { state } = $listing.get();
  if (result.hits.length === 0 && result.count > 0 && state.page > result.pages) {
    const next = { ...state, page: Math.max(1, result.pages) };
    update({ state: next, status: 'searching' });
    writeAddress(next, 'replace');
    return;
  }
  if (state !== emptyListing) track('searched', { item_results: result.count });
  update({ result, status: 'answered', failure: null, answeredAt: Math.floor(Date.now() / 1_000) });
}

/** Notes that the search did not answer; what was there stays. */
export function failListing(error: unknown): void {
  update({ status: 'failed', failure: error instanceof ServiceError ? error.kind : 'unavailable' });
}

/** Reads hits, baked or live. */
export const readHits = (hits: readonly object[]): Vehicle[] => parseReadable(hits, parseVehicle);
