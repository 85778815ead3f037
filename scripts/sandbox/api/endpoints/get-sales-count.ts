import * as contract from '#contract/sales-count.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { monthOf } from '#domain/sales/sales-counter.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import { findAskingDealer } from '../../account/own-origin.ts';
import { createEndpoint } from '../endpoint.ts';

/**
 * How many vehicles a dealership has sold this month, by its own clock (SALES-02): GET /sales-count?dealership=<id>. The
 * sandbox knows of the sold vehicles that stand in its index.
 */
export const getSalesCount = createEndpoint(
  contract.getSalesCount,
  ({ vehicles, dealers }) =>
    async ({ query, context, answer }) => {
      const known = await dealers();
      // Two files may name one dealership: the one whose site asks comes first.
      const dealer = [findAskingDealer(context, known), ...known].find(
        (one) => one?.site.dealershipId === query.dealership,
      );
      if (!dealer) return answer(404, { message: 'There is no such dealership.' });
      const { timezone } = dealer.site;
      const since = `${monthOf(readLocalTime(Date.now() / 1000, timezone).date)}-01`;
      const from = createDayClock(since, timezone)('00:00') ?? 0;
      const count = await vehicles.countSold(dealer.build.collections.vehicles, from);
      if (count === null) return answer(404, { message: 'The stock of this dealership says of no sales.' });
      return answer(200, { count, since }, { 'Cache-Control': 'no-store' });
    },
);
