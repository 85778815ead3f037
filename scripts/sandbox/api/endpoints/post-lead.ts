import type { Context } from 'hono';
import * as v from 'valibot';
import { leadDocument } from '#domain/lead-document.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseJson } from '../parse-json.ts';

/**
 * Keeps a lead and answers 201 with its id, the same however often it comes: the id is made by the browser and is the
 * idempotency key at once. A lead that is not whole is 422 with the field; nothing of it is kept.
 */
export const postLead: Endpoint = {
  method: 'POST',
  path: '/leads',
  about:
    'keeps a lead (JSON, or JSON sent as text/plain) and answers { "lead_id": … }; its id is the idempotency key',
  handle:
    ({ leads }) =>
    async (context: Context) => {
      const body = parseJson(await context.req.text());
      if (body === undefined) return context.json({ message: 'The body is not JSON.' }, 400);
      const judged = v.safeParse(leadDocument, body);
      if (!judged.success) {
        const errors = judged.issues.map((issue) => ({
          field: v.getDotPath(issue) ?? '',
          message: issue.message,
        }));
        return context.json({ message: 'The lead is not whole.', errors }, 422);
      }
      const { id, ...lead } = judged.output;
      const key = context.req.header('Idempotency-Key') ?? id;
      if (key !== id) {
        return context.json(
          { message: 'Idempotency-Key and the id of the lead differ; expected the same.' },
          400,
        );
      }
      await leads.keep(id, lead);
      return context.json({ lead_id: id }, 201);
    },
};
