import type { RangeField } from './span.ts';

/** Words before or after a number that make it a limit. */
export interface Comparator {
  side: 'min' | 'max' | 'about';
  /** What the words can only be about. */
  field?: RangeField;
  /** 'after 2019' is 2020 on; everything else includes the number that was said. */
  strict?: boolean;
}

const rows: readonly (Comparator & { words: string })[] = [
  {
    side: 'max',
    words:
      'under|below|less than|less then|up to|upto|no more than|not more than|not over|at most|max|max of|maximum|' +
      'maximum of|within|sub|<|< =|≤|lower than|smaller than|fewer than|limit',
  },
  { side: 'max', field: 'price', words: 'cheaper than|budget|budget of|max price|maximum price' },
  { side: 'max', field: 'year', strict: true, words: 'before|older than|pre' },
  { side: 'max', field: 'year', words: 'until|no newer than|not newer than' },
  { side: 'max', field: 'km', words: 'max km|max kms|maximum km|maximum kms' },
  {
    side: 'min',
    words:
      'over|above|more than|more then|from|at least|min|min of|minimum|minimum of|>|> =|≥|starting at|' +
      'starting from|no less than|not less than|not under|higher than|greater than',
  },
  { side: 'min', field: 'year', strict: true, words: 'after|newer than|post' },
  { side: 'min', field: 'year', words: 'since|no older than|not older than' },
  { side: 'about', words: 'around|about|approx|approximately|roughly|circa|~' },
];

/** Before a number: 'under', 'from', 'after'. */
export const comparators = new Map<string, Comparator>(
  rows.flatMap(({ words, ...row }) => words.split('|').map((word) => [word, row] as const)),
);
export const comparatorWords = new Set(comparators.keys());

/** Behind a number: 'or less', '+', 'onwards'. */
export const afterwards = new Map<string, Comparator>(
  (
    [
      ['max', 'or less|or under|or below|or cheaper|and under|and below|max|maximum|tops|budget|limit'],
      ['min', 'or more|or over|or above|and over|and above|and up|or up|plus|+|min|minimum|upwards'],
    ] as const
  ).flatMap(([side, words]) => words.split('|').map((word) => [word, { side }] as const)),
);
for (const word of 'or newer|or later|or younger|and newer|and later|onwards|onward|up|and on'.split('|'))
  afterwards.set(word, { side: 'min', field: 'year' });
for (const word of 'or older|or earlier|and older|and earlier'.split('|'))
  afterwards.set(word, { side: 'max', field: 'year' });
export const afterwardsWords = new Set(afterwards.keys());
