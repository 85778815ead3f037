import type { Context } from 'hono';
import { readLocalTime } from '#domain/location/open-now.ts';
import { monthOf } from '#domain/sales/sales-counter.ts';
import { createDayClock } from '#domain/site/zoned-time.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * How many vehicles a dealership has sold this month, by its own clock (SALES-02): GET /sales-count?dealership=<id>. The
 * sandbox knows of the sold vehicles that stand in its index.
 */
export const getSalesCount: Endpoint = {
  method: 'GET',
  path: '/sales-count',
  about: 'answers { "count", "since" }: vehicles that a dealership has sold this month',
  handle:
    ({ vehicles, dealers }) =>
    async (context: Context) => {
      const asked = context.req.query('dealership');
      const dealer = (await dealers()).find(({ site }) => site.dealershipId === asked);
      if (!dealer) return context.json({ message: 'There is no such dealership.' }, 404);
      const { timezone } = dealer.site;
      const since = `${monthOf(readLocalTime(Date.now() / 1000, timezone).date)}-01`;
      const from = createDayClock(since, timezone)('00:00') ?? 0;
      const count = await vehicles.countSold(dealer.build.collections.vehicles, from);
      return context.json({ count, since }, 200, { 'Cache-Control': 'no-store' });
    },
};
