/**
 * How much one request may ask. Every number stands in README: whoever meets one is told so in a 400, unless a line
 * here says that the rest is left out.
 */
export const limits = {
  /** Searches of one body, and parameters of one search. */
  searches: 50,
  parameters: 200,
  /** Milliseconds of one search, unless `search_cutoff_ms` says less, and of one body of searches. */
  searchTime: 2000,
  requestTime: 5000,
  /** Characters of all hits, groups and facets that one body of searches may be answered with. */
  answer: 8 * 1_048_576,
  /** Words of `q` and of `facet_query`, and letters of one; the rest is left out. */
  words: 20,
  wordLength: 100,
  /** Phrases of `q`, and words or phrases that it excludes. */
  phrases: 10,
  /** Names of one list of fields, how many of them may have a `*`, and the characters of one. */
  names: 500,
  patterns: 20,
  name: 200,
  /** Facets of one search, and ranges of one facet. */
  facets: 100,
  ranges: 100,
  /** Characters of a filter, its operators, brackets in each other, comparisons and ranges of one list of numbers. */
  filter: 65_536,
  operators: 100,
  filterDepth: 20,
  comparisons: 100,
  /** Pinned documents. */
  pins: 100,
  /** Characters of a tag around highlighted words. */
  tag: 200,
} as const;
