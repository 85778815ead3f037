import * as contract from '#contract/appointments.ts';
import { findLeadOf } from '../appointment/tell-lead.ts';
import { createEndpoint } from '../endpoint.ts';

/** The dealer's word that a test drive takes place; the lead says so too. */
export const confirmAppointment = createEndpoint(
  contract.confirmAppointment,
  ({ appointments, leads }) =>
    async ({ parameters: { id }, answer }) => {
      if (!appointments.find(id)) return answer(404, { message: 'There is no such appointment.' });
      appointments.confirm(id);
      if (await findLeadOf(leads, id)) await leads.change(id, { appointment_status: 'confirmed' });
      return answer(200, { id, state: 'confirmed' });
    },
);
