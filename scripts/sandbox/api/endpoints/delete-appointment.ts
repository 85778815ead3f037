import type { Context } from 'hono';
import type { Endpoint } from '../endpoint.ts';

/** Gives a kept time back. Nobody guesses the id of somebody else's appointment, so the id is leave enough. */
export const deleteAppointment: Endpoint = {
  method: 'DELETE',
  path: '/appointments/:id',
  about: 'gives the time of an appointment back; answers 204 also when there is none',
  handle:
    ({ appointments }) =>
    (context: Context) => {
      appointments.cancel(context.req.param('id') ?? '');
      return context.body(null, 204);
    },
};
