import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { createGarageSite, sayReserves } from './garage-site.ts';

/** What the page of compared vehicles reads of the site. */
export const createCompareSite = (site: Site) => ({
  ...createGarageSite(site),
  ...pick(site, 'finance'),
  ...sayReserves(site),
  actions: site.vehicle.actions.filter((action) => action === 'enquire' || action === 'testDrive'),
});

export type CompareSite = ReturnType<typeof createCompareSite>;
