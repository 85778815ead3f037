import * as contract from '#contract/appointments.ts';
import { createEndpoint } from '../endpoint.ts';

/**
 * Gives a kept time back and tells the dealer, in the lead. Nobody guesses the id of somebody else's appointment, so the id is
 * leave enough.
 */
export const deleteAppointment = createEndpoint(
  contract.deleteAppointment,
  ({ appointments, leads }) =>
    async ({ parameters: { id }, answer }) => {
      const wasKept = appointments.find(id) !== null;
      appointments.cancel(id);
      if (wasKept) await leads.change(id, { appointment_status: 'cancelled' });
      return answer(204, null);
    },
);
