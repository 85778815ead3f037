import { getReviews } from '#contract/reviews.ts';
import type { Case } from '../case.ts';

export const makeReviewCases = (): Case[] => [
  {
    operation: getReviews,
    about: 'a location that there is not is not found',
    query: { location: 'contract-check', dealership: 'contract-check' },
    expects: [404],
  },
];
