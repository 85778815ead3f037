import * as contract from '#contract/leads.ts';
import { noteLead } from '../../inbox/note.ts';
import { judgeNewLead, sayFaults } from '../../leads/judge-lead.ts';
import type { JsonObject } from '../../search/json.ts';
import { createEndpoint } from '../endpoint.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/**
 * Keeps a lead and answers 201 with its id, the same however often it comes: the id is made by the browser and is the
 * idempotency key at once. A lead that is not whole is 422 with `error` and the fields; nothing of it is kept (FORM-03).
 */
export const postLead = createEndpoint(
  contract.postLead,
  ({ leads, appointments, tellChange, dealers, leadJudge, inbox }) =>
    async ({ given, context, answer }) => {
      // Who asks for terms is known from here on.
      await dealers();
      // As it came: what the contract does not know is kept apart.
      const { userData } = given as { userData: JsonObject };
      // Before anything is kept for it.
      if ((context.req.header('Idempotency-Key') ?? userData['id']) !== userData['id']) {
        const error = 'Idempotency-Key and the id of the lead differ; expected the same.';
        return answer(400, { message: error, error });
      }
      const judged = judgeNewLead(userData, leadJudge);
      if ('faults' in judged) {
        const errors = judged.faults.map(({ field, message }) => ({ field: `userData.${field}`, message }));
        const error = `The lead is not whole: ${sayFaults(errors)}`;
        return answer(422, { message: error, error, errors });
      }
      const { id } = judged.lead;
      await leads.keep(id, userData);
      noteLead(inbox, judged.lead);
      await settleHolds({ appointments, leads, tellChange });
      return answer(201, { lead_id: id });
    },
);
