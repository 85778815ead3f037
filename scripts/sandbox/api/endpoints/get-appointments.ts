import type { Context } from 'hono';
import * as v from 'valibot';
import { findAppointmentCapacity } from '../appointment-capacity.ts';
import type { Endpoint } from '../endpoint.ts';
import { settleHolds } from '../settle-holds.ts';

const seconds = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const longest = 100 * 86_400;
const question = v.pipe(
  v.object({
    dealership_slug: v.pipe(v.string(), v.nonEmpty()),
    location_id: v.pipe(v.string(), v.nonEmpty()),
    car_id: v.optional(v.string(), ''),
    kind: v.optional(v.picklist(['test-drive', 'service']), 'test-drive'),
    from: seconds,
    to: seconds,
  }),
  v.check(({ from, to }) => from < to && to - from <= longest, 'from must be before to, by 100 days at most'),
);

/** When no further appointment of a kind fits in at a location (TD-02): only times, nothing of who comes. */
export const getAppointments: Endpoint = {
  method: 'GET',
  path: '/appointments',
  about:
    'answers { "busy": [{ "from", "to" }] } in epoch seconds for ?dealership_slug=…&location_id=…&from=…&to=…, with &car_id=… also where that vehicle is out, with &kind=service for the workshop',
  handle:
    ({ appointments, leads, dealers }) =>
    async (context: Context) => {
      const judged = v.safeParse(question, context.req.query());
      if (!judged.success) {
        const [issue] = judged.issues;
        return context.json({ message: `${v.getDotPath(issue) ?? 'query'}: ${issue.message}` }, 400);
      }
      const { dealership_slug, location_id, car_id, kind, from, to } = judged.output;
      const asked = {
        ...{ kind, dealershipSlug: dealership_slug, locationId: location_id },
        ...{ vehicleId: car_id, from, to },
      };
      const capacity = findAppointmentCapacity(await dealers(), asked);
      await settleHolds({ appointments, leads });
      context.header('Cache-Control', 'no-store');
      return context.json({ busy: appointments.findBusy(asked, capacity) });
    },
};
