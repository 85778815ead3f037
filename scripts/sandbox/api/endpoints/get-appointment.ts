import type { Context } from 'hono';
import type { Endpoint } from '../endpoint.ts';

/** Tells an appointment to whoever holds its id: when, where, of what; nothing of who comes. */
export const getAppointment: Endpoint = {
  method: 'GET',
  path: '/appointments/:id',
  about:
    'answers { "dealership_slug", "location_id", "car_id", "starts_at", "minutes" } of an appointment, or 404',
  handle:
    ({ appointments }) =>
    (context: Context) => {
      const found = appointments.find(context.req.param('id') ?? '');
      context.header('Cache-Control', 'no-store');
      if (!found) return context.json({ message: 'There is no such appointment.' }, 404);
      const { dealershipSlug, locationId, vehicleId, from, to } = found;
      return context.json({
        ...{ dealership_slug: dealershipSlug, location_id: locationId, car_id: vehicleId },
        ...{ starts_at: from, minutes: (to - from) / 60 },
      });
    },
};
