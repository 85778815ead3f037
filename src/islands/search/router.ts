import type { InstantSearchProps } from 'react-instantsearch';
import { emptyListing, type ListingState } from '#domain/listing-state.ts';
import { formatSearchUrl, hasSearchState, parseSearchUrl } from '#domain/search-url.ts';

type Routing = Exclude<NonNullable<InstantSearchProps['routing']>, boolean>;
type Router = NonNullable<Routing['router']>;

/** An InstantSearch router whose route is listing state. */
export type ListingRouter = Omit<Router, 'onUpdate' | 'read' | 'write' | 'createURL'> & {
  onUpdate: (callback: (state: ListingState) => void) => void;
  read: () => ListingState;
  write: (state: ListingState) => void;
  createURL: (state: ListingState) => string;
};

export interface ListingRouterOptions {
  /** The page's own path; links are relative to the origin, so that they are equal on the build and in the browser. */
  path: string;
  style: 'flat' | 'legacy';
  /** False while the page as built is taken over: it knows no address yet. */
  readsAddress: boolean;
}

/** Rewrites an address in an older spelling, without a step in the history (C5). */
function modernise(state: ListingState, { style }: ListingRouterOptions): void {
  if (style === 'flat' && /[?&][^=]*(\[|%5B)/i.test(window.location.search)) {
    window.history.replaceState(null, '', window.location.pathname + formatSearchUrl(state, style));
  }
}

/**
 * Keeps the listing's state in the address and nowhere else: back and forward restore it (REF-16), a shared link opens
 * it. Each change is a step in the history; what the address says already is not written again (REF-07).
 */
export function createListingRouter(options: ListingRouterOptions): ListingRouter {
  const { path, style, readsAddress } = options;
  let listener: (() => void) | null = null;
  /** The state that the router knows to be in force, as it would be written. */
  let known = '';
  const remember = (state: ListingState): ListingState => {
    known = formatSearchUrl(state, style);
    return state;
  };
  return {
    $$type: 'forecourt.listing',
    read: () => {
      if (!readsAddress) return emptyListing;
      const state = parseSearchUrl(window.location.search);
      if (hasSearchState(window.location.search)) modernise(state, options);
      return remember(state);
    },
    write: (state) => {
      const written = formatSearchUrl(state, style);
      // InstantSearch announces its first state as well, on the build and before a deep link was looked at.
      if (written === known) return;
      remember(state);
      window.history.pushState(null, '', window.location.pathname + written);
    },
    createURL: (state) => path + formatSearchUrl(state, style),
    onUpdate: (callback) => {
      if (typeof window === 'undefined') return;
      listener = () => callback(remember(parseSearchUrl(window.location.search)));
      window.addEventListener('popstate', listener);
    },
    dispose: () => {
      if (listener) window.removeEventListener('popstate', listener);
      listener = null;
    },
  };
}
