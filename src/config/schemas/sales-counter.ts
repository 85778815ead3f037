import { choice, feature } from './values.ts';

/** SALES-01, SALES-02, C45. */
export const salesCounter = feature(
  'Counter of this month’s sales, for the section salesCounter; or false.',
  {
    mode: choice(
      'data: the dealer API counts them; synthetic: a number that grows by the clock, which can mislead shoppers.',
      ['data', 'synthetic'],
    ),
  },
);
