import * as contract from '#contract/appointments.ts';
import { noteAppointment } from '../../inbox/note.ts';
import { tellUntold } from '../appointment/tell-lead.ts';
import { createEndpoint } from '../endpoint.ts';

/**
 * Gives a kept time back and tells the dealer, in the lead. Nobody guesses the id of somebody else's appointment, so the id is
 * leave enough.
 */
export const deleteAppointment = createEndpoint(
  contract.deleteAppointment,
  ({ appointments, leads, inbox, tellChange }) =>
    async ({ parameters: { id }, answer }) => {
      const kept = appointments.find(id);
      if (kept) {
        appointments.giveBack(id);
        await tellUntold({ appointments, leads, tellChange }, id);
        noteAppointment(inbox, kept, 'given back');
      }
      return answer(204, null);
    },
);
