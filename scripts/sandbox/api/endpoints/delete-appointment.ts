import type { Context } from 'hono';
import type { Endpoint } from '../endpoint.ts';

/**
 * Gives a kept time back and tells the dealer, in the lead. Nobody guesses the id of somebody else's appointment, so the id is
 * leave enough.
 */
export const deleteAppointment: Endpoint = {
  method: 'DELETE',
  path: '/appointments/:id',
  about: 'gives the time of an appointment back; answers 204 also when there is none',
  handle:
    ({ appointments, leads }) =>
    async (context: Context) => {
      const id = context.req.param('id') ?? '';
      const wasKept = appointments.find(id) !== null;
      appointments.cancel(id);
      if (wasKept) await leads.change(id, { appointment_status: 'cancelled' });
      return context.body(null, 204);
    },
};
