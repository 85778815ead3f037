import { listingPaths } from '../listing/path.ts';
import { sameOriginPath } from '../page/same-origin-path.ts';
import { formatSearchUrl, parseSearchUrl } from '../search/url.ts';

/** No longer address is a search. */
const longest = 2_000;

/**
 * The address of a listing in one spelling, without page and order: searches for the same vehicles have the same. Null for
 * what is no listing.
 */
export function readSearchSubject(address: string): string | null {
  const path = address.length <= longest ? sameOriginPath(address) : null;
  const url = path === null ? null : URL.parse(path, 'http://x');
  if (!url || !listingPaths.some((root) => url.pathname.startsWith(root))) return null;
  const pathname = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return pathname + formatSearchUrl({ ...parseSearchUrl(url.search), page: 1, sort: 'relevant' });
}
