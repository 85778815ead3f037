import type { AuthRules } from '#domain/account/rules.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';

/** What the page of a loan for one person reads of the site. */
export const createPersonalFinanceSite = (site: Site, auth: AuthRules) => ({
  ...pick(site, 'search', 'stock', 'listingPath', 'images', 'price', 'messages', 'finance', 'vehicle'),
  api: auth.api,
  /** Page where one applies; null where the dealer names none, or a section of vehicle pages. */
  applyPage:
    site.card.actions.finance && site.card.actions.finance.startsWith('/') ? site.card.actions.finance : null,
});

export type PersonalFinanceSite = ReturnType<typeof createPersonalFinanceSite>;
