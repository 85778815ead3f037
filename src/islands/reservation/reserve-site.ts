import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import { createReservationNotice } from '#messages/lead/collection-notice.ts';

/** What the page reads of the site. */
export const createReserveSite = (site: Site, rules: ReserveRules, apiUrl: string) => ({
  ...pick(site, 'slug', 'phone', 'timezone', 'search', 'stock', 'listingPath', 'images', 'price', 'messages'),
  ...{ rules, apiUrl, notice: createReservationNotice(site) },
});

export type ReserveSite = ReturnType<typeof createReserveSite>;
