import type { ListingState } from '../listing/state.ts';
import type { DistantPlace } from './places.ts';
import { formatSearchUrl, parseSearchUrl } from '../search/url.ts';

/** Words that have just become filters, and the way back. */
export interface ReadWords {
  words: string;
  /** Whether any of them became a filter. */
  isUnderstood: boolean;
  /** Those that are neither filters nor searched for. */
  leftOut: readonly string[];
  /** Cities for which the whole state is searched, because the stock names no closer position. */
  wholeStateFor: readonly string[];
  /** Places that no location is near to. */
  distant: readonly DistantPlace[];
  /** What was chosen before. */
  before: ListingState;
  /** Address of the listing that the words led to. Once it has changed, undo makes no sense. */
  after: string;
}

/** The same on its way from the page where the words were typed to the listing at `path`. */
export interface CarriedWords extends Omit<ReadWords, 'after'> {
  path: string;
}

/** Storage name in the tab; the head of a listing looks whether it holds anything. */
export const carriedWordsKey = 'forecourt:read-words';

export const formatCarriedWords = ({ before, ...carried }: CarriedWords): string =>
  JSON.stringify({ ...carried, before: formatSearchUrl(before) });

const isText = (value: unknown): value is string => typeof value === 'string';

const isDistant = (value: unknown): value is DistantPlace => {
  const { place, location, kilometres } = (value ?? {}) as Partial<Record<keyof DistantPlace, unknown>>;
  return isText(place) && isText(location) && typeof kilometres === 'number';
};

/** Reads the tab's storage; null for anything that this site did not write. */
export function parseCarriedWords(text: string | null): CarriedWords | null {
  try {
    const { words, isUnderstood, leftOut, wholeStateFor, distant, before, path } = JSON.parse(
      text ?? '',
    ) as Partial<Record<keyof CarriedWords, unknown>>;
    if (!isText(words) || !isText(before) || !isText(path) || !Array.isArray(leftOut)) return null;
    return {
      words,
      isUnderstood: isUnderstood === true,
      leftOut: leftOut.filter(isText),
      wholeStateFor: Array.isArray(wholeStateFor) ? wholeStateFor.filter(isText) : [],
      distant: Array.isArray(distant) ? distant.filter(isDistant) : [],
      before: parseSearchUrl(before),
      path,
    };
  } catch {
    return null;
  }
}
