import type { Context } from 'hono';
import * as v from 'valibot';
import { leadDocument } from '#domain/lead/document.ts';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';

/** What is sent when the last step of a form is done (FORM-02). */
const submission = v.object({ userData: leadDocument, isLastStep: v.literal(true) });

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
    ({ leads }) =>
    async (context: Context) => {
      const judged = v.safeParse(submission, await readJson(context));
      if (!judged.success) {
        const errors = judged.issues.map((issue) => ({
          field: v.getDotPath(issue) ?? '',
          message: issue.message,
        }));
        return context.json({ error: 'The lead is not whole.', errors }, 422);
      }
      const { id, ...lead } = judged.output.userData;
      const key = context.req.header('Idempotency-Key') ?? id;
      if (key !== id) {
        return context.json(
          { error: 'Idempotency-Key and the id of the lead differ; expected the same.' },
          400,
        );
      }
      await leads.keep(id, lead);
      return context.json({ lead_id: id }, 201);
    },
};
