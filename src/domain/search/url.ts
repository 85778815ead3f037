import { allFacets } from '../listing/facets.ts';
import { vehicleKind, type ListingState } from '../listing/state.ts';
import { formatAddress, parseAddress } from './address.ts';

/** What the address of a listing says. */
export const parseSearchUrl = (search: string): ListingState => parseAddress(vehicleKind, search);

/** The address of a listing, from its '?'; '' when nothing is chosen. */
export const formatSearchUrl = (state: ListingState, style: 'flat' | 'legacy' = 'flat'): string =>
  formatAddress(vehicleKind, state, style);

const asks = [
  ...['query', 'page', 'sortBy', 'refinementList', 'menu', 'range', 'toggle'],
  ...allFacets.flatMap(({ key, field, alias }) => [key, field, ...(alias === undefined ? [] : [alias])]),
];

/**
 * Matches a query string that may say something about the listing. For the script in the head of a listing, which cannot
 * read all of it: it may be wrong about tracking parameters of the same name.
 */
export const askingAddress = new RegExp(`[?&](?:${asks.join('|')})(?:=|\\[|%5B)`, 'i');
