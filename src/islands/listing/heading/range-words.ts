import type { RangeKey } from '#domain/listing/facets.ts';
import type { createSearchHeadingText } from '#messages/listing/search-heading.ts';

export type HeadingKey = Parameters<ReturnType<typeof createSearchHeadingText>>[0];

const amounts = {
  from: 'heading.over',
  upTo: 'heading.under',
  both: 'heading.between',
  one: 'heading.of',
} as const;

/** Ranges that headings say: with a lower end, an upper one, both, and both the same. */
export const rangeWords = {
  price: amounts,
  km: amounts,
  year: { ...amounts, from: 'heading.since', upTo: 'heading.until' },
  towing: {
    from: 'heading.towing',
    upTo: 'heading.towingUpTo',
    both: 'heading.towingBetween',
    one: 'heading.towing',
  },
} as const satisfies Partial<Record<RangeKey, Record<'from' | 'upTo' | 'both' | 'one', HeadingKey>>>;
export const saidRanges = Object.keys(rangeWords) as (keyof typeof rangeWords)[];
