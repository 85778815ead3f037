import type { Context } from 'hono';
import { refuseOthers } from '../admin-only.ts';
import type { Endpoint } from '../endpoint.ts';

/** The dealer's word that a test drive takes place; the lead says so too. For the admin key alone. */
export const confirmAppointment: Endpoint = {
  method: 'PUT',
  path: '/appointments/:id/confirmation',
  about: 'confirms an appointment, for the dealer: with the admin key as X-TYPESENSE-API-KEY',
  handle:
    ({ appointments, leads, isAdmin }) =>
    async (context: Context) => {
      refuseOthers(context, isAdmin);
      const id = context.req.param('id') ?? '';
      if (!appointments.find(id)) return context.json({ message: 'There is no such appointment.' }, 404);
      appointments.confirm(id);
      await leads.change(id, { appointment_status: 'confirmed' });
      return context.json({ id, state: 'confirmed' });
    },
};
