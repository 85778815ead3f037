import { createBands } from '../search/bands.ts';

const bands = createBands([50, 100, 150, 200, 250, 300, 400, 500]);

/** Every range of weekly repayments in ascending order: 'Under $50', '$50 to $100' … 'Over $500'. */
export const weeklyBands = bands.names;

/** The range of a weekly repayment in dollars. */
export const findWeeklyBand = bands.find;
