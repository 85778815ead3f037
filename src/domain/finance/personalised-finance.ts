import type { Site } from '../site/site.ts';

/** The page that works out a loan for one vehicle and one person, by `?car_id=` (ROUTE-11). */
export const personalisedFinancePath = '/personalised/finance/';

/** Whether a dealer has it: where customers sign in and loans can be worked out. */
export const hasPersonalisedFinance = ({ auth, finance }: Pick<Site, 'auth' | 'finance'>): boolean =>
  auth !== null && Boolean(finance?.calculator);
