import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What the pages of saved and compared vehicles read of the site. */
export const createGarageSite = (site: Site) =>
  pick(site, 'listingPath', 'search', 'price', 'tags', 'card', 'garage', 'images', 'messages');

/** That vehicles can be reserved here; nothing where they cannot. */
export const sayReserves = ({ reserve }: Pick<Site, 'reserve'>): { reserves?: true } =>
  reserve ? { reserves: true } : {};

/**
 * The same and, only where the dealer sends alerts, the path of the dealer API that does; and whether vehicles can be
 * reserved here.
 */
export const createSavedSite = (site: Site): GarageSite & { alerts?: string; reserves?: true } => ({
  ...createGarageSite(site),
  ...(site.auth?.alerts ? { alerts: site.auth.api } : {}),
  ...sayReserves(site),
});

export type SavedSite = ReturnType<typeof createSavedSite>;

export type GarageSite = ReturnType<typeof createGarageSite>;
