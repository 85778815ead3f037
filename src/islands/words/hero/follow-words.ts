import { applyUnderstanding } from '#domain/words/listing.ts';
import { describeUnderstood } from '#domain/words/describe-understood.ts';
import type { CarriedWords } from '#domain/words/read-words.ts';
import { formatSearchUrl, parseSearchUrl } from '#domain/search/url.ts';
import type { ListingRules } from '#domain/listing/listing-rules.ts';
import { carryWords } from '#stores/words/carried-words.ts';
import { rememberSearch } from '#stores/words/search-history.ts';
import { understand } from '#stores/words/vocabulary.ts';

/** A form as its fields stand: the words, and what was chosen beside them. */
export interface SearchFields {
  words: string;
  /** The whole form as a query string. */
  fields: string;
  /** Where the form leads. */
  path: string;
}

/** The listing of words and choices together. A filter in words wins over a choice of the same kind. */
export async function readSearch(
  { words, fields, path }: SearchFields,
  style: ListingRules['urlStyle'],
): Promise<CarriedWords> {
  const chosen = parseSearchUrl(fields);
  const understood = await understand(words);
  return {
    words,
    ...describeUnderstood(understood),
    before: chosen,
    path: path + formatSearchUrl(applyUnderstanding(understood, chosen), style),
  };
}

/** Goes to that listing, which shows how the words were understood, and remembers them where wanted. */
export async function followWords(
  search: SearchFields,
  { listing: { history, urlStyle } }: { listing: Pick<ListingRules, 'history' | 'urlStyle'> },
): Promise<void> {
  const read = await readSearch(search, urlStyle);
  if (history) rememberSearch(search.words, read.path);
  carryWords(read);
  window.location.assign(read.path);
}
