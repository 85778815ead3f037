import type { Context } from 'hono';
import * as v from 'valibot';
import { judgeNewLead, sayFaults } from '../../leads/judge-lead.ts';
import type { JsonObject } from '../../search/json.ts';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';
import { settleHolds } from '../settle-holds.ts';

/** What is sent when the last step of a form is done (FORM-02). */
const submission = v.object({ userData: v.record(v.string(), v.unknown()), isLastStep: v.literal(true) });

/**
 * Keeps a lead and answers 201 with its id, the same however often it comes: the id is made by the browser and is the
 * idempotency key at once. A lead that is not whole is 422 with `error` and the fields; nothing of it is kept (FORM-03).
 */
export const postLead: Endpoint = {
  method: 'POST',
  path: '/leads',
  about:
    'keeps the lead of { "userData": …, "isLastStep": true } (JSON, or JSON sent as text/plain) and answers { "lead_id": … } or { "error": … }; its id is the idempotency key',
  handle:
    ({ leads, appointments, dealers, leadJudge }) =>
    async (context: Context) => {
      const body = v.safeParse(submission, await readJson(context));
      // Who asks for terms is known from here on.
      await dealers();
      const given = (body.success ? body.output.userData : {}) as JsonObject;
      const judged = body.success
        ? judgeNewLead(given, leadJudge)
        : {
            faults: body.issues.map((issue) => ({
              field: v.getDotPath(issue) ?? '',
              message: issue.message,
            })),
          };
      if ('faults' in judged) {
        const faults = judged.faults.map(({ field, message }) => ({
          field: body.success ? `userData.${field}` : field,
          message,
        }));
        return context.json({ error: `The lead is not whole: ${sayFaults(faults)}`, errors: faults }, 422);
      }
      const { id } = judged.lead;
      const key = context.req.header('Idempotency-Key') ?? id;
      if (key !== id) {
        return context.json(
          { error: 'Idempotency-Key and the id of the lead differ; expected the same.' },
          400,
        );
      }
      await leads.keep(id, given);
      await settleHolds({ appointments, leads });
      return context.json({ lead_id: id }, 201);
    },
};
