import { findGaragePath } from '#domain/account/garage-page.ts';
import type { AuthRules } from '#domain/account/rules.ts';
import { hasPersonalisedFinance, personalisedFinancePath } from '#domain/finance/personalised-finance.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { hasChangePage } from '#domain/test-drive/vehicle-form.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { createGarageSite, sayReserves } from '../../garage/garage-site.ts';

/** Cards of the garage lead to finance for this person, where other cards lead to finance. */
const leadToOwnFinance = (site: Site): Site['card'] =>
  site.card.actions.finance && hasPersonalisedFinance(site)
    ? { ...site.card, actions: { ...site.card.actions, finance: personalisedFinancePath } }
    : site.card;

/** What the page of a signed-in person reads of the site: settings alone, nothing of anybody. */
export const createMyGarageSite = (site: Site, auth: AuthRules) => ({
  ...createGarageSite(site),
  ...pick(site, 'slug', 'timezone'),
  ...sayReserves(site),
  card: leadToOwnFinance(site),
  api: auth.api,
  /** Path of the dealer API that sends alerts; null where nobody does. */
  alerts: auth.alerts ? auth.api : null,
  path: findGaragePath(auth.garagePage),
  /** Zone and name of each location, by id. */
  locations: Object.fromEntries(
    site.locations.map(({ id, name, timezone }) => [id, { name, timezone }] as const),
  ),
  /** Where a kept time is moved and cancelled by its link, and where one is booked. */
  changePage: hasChangePage(site) ? '/test-drive/change/' : null,
  bookingPage: site.testDrive === null ? null : '/book-test-drive/',
  reservePage: site.reserve?.page.startsWith('/') ? site.reserve.page : null,
  valuationPage: site.tradeIn === null ? null : tradeInPath,
});

export type MyGarageSite = ReturnType<typeof createMyGarageSite>;
