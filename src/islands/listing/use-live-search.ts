import { createElement, useEffect, useState, type ReactNode } from 'react';
import { withoutUnavailable } from '#domain/listing/offered-facets.ts';
import type { ListingState } from '#domain/listing/state.ts';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { formatSearchUrl } from '#domain/search/url.ts';
import { $listing, openListing, retryListing } from '#stores/listing/listing.ts';
import { takeWords } from '#stores/words/carried-words.ts';
import { noteReadWords } from '#stores/words/listing-words.ts';
import { rememberAddress } from '#stores/words/search-history.ts';
import { afterPaint, afterPicture } from '#ui/after-drawing.ts';
import { whenIdle } from '../garage/when-idle.ts';
import { listUnavailable, type ListingProps } from './listing-props.ts';
import type { Live } from './LiveSearch.tsx';

const hour = 3_600;
/** The page is idle, so an update disturbs nobody. */
const settled = 1_500;

const load = () => import('./LiveSearch.tsx');

/** Fetches the code of the live search at the first sign that somebody is about to use it. */
function loadOnIntent(): () => void {
  const signs = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;
  const stop = (): void => signs.forEach((sign) => window.removeEventListener(sign, start));
  // A failure does not matter yet: the code is fetched again when it is needed.
  const start = (): void => {
    stop();
    // The sign may be a touch that opens the filters, which are drawn first.
    afterPicture(() => whenIdle(() => void load().catch(() => undefined)));
  };
  signs.forEach((sign) => window.addEventListener(sign, start, { passive: true }));
  return stop;
}

/**
 * The live search of a listing, once it is needed: when something is chosen, when the address says more than the page,
 * or when the page was built more than an hour ago. Until then the page stays as it was built.
 */
export function useLiveSearch({ fixed, site, builtAt }: ListingProps): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    let live: Live | null = null;
    const source = async (state: ListingState): Promise<SearchResult<CardVehicle>> => {
      const { createLive, LiveSearch } = await load();
      const isMounted = live !== null;
      live ??= createLive({ site, fixed });
      const answer = live.ask(state);
      if (!isMounted) setDrawn(createElement(LiveSearch, live.mount));
      return answer;
    };
    if (site.listing.history) rememberAddress(window.location);
    const carried = takeWords(window.location);
    const unavailable = listUnavailable(site);
    const stop = openListing({
      source,
      fit: (state) => withoutUnavailable(state, fixed, unavailable),
      style: site.listing.urlStyle,
      afterPaint,
    });
    if (carried) noteReadWords({ ...carried, after: formatSearchUrl($listing.get().state) });
    // From here on the page shows what its address asks for.
    delete document.documentElement.dataset['asks'];
    return stop;
  }, [fixed, site]);
  useEffect(loadOnIntent, []);
  useEffect(() => {
    if (Date.now() / 1_000 - builtAt < hour) return;
    const timer = setTimeout(() => {
      if ($listing.get().status === 'built') retryListing();
    }, settled);
    return () => clearTimeout(timer);
  }, [builtAt]);
  return drawn;
}
