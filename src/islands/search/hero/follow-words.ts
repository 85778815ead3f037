import { applyUnderstanding } from '#domain/query/listing.ts';
import { formatSearchUrl, parseSearchUrl } from '#domain/search-url.ts';
import type { StockRules } from '#domain/stock-rules.ts';
import { rememberSearch } from '#stores/search-history.ts';
import { understand } from '#stores/vocabulary.ts';

/** A form as its fields stand: the words, and what was chosen beside them. */
export interface SearchFields {
  words: string;
  /** The whole form as a query string. */
  fields: string;
  /** Where the form leads. */
  path: string;
}

/** The listing that words and choices ask for together; words that name a filter go before a choice of the same kind. */
export async function findHeroPath(
  { words, fields, path }: SearchFields,
  style: StockRules['urlStyle'],
): Promise<string> {
  const chosen = parseSearchUrl(fields);
  return path + formatSearchUrl(applyUnderstanding(await understand(words), chosen), style);
}

/** Goes to that listing, and remembers the words where that is wanted. */
export async function followWords(
  search: SearchFields,
  { stock, history }: { stock: Pick<StockRules, 'urlStyle'>; history: boolean },
): Promise<void> {
  const path = await findHeroPath(search, stock.urlStyle);
  if (history) rememberSearch(search.words, path);
  window.location.assign(path);
}
