import type { Context } from 'hono';
import * as v from 'valibot';
import { eventDocument } from '#domain/analytics/event-document.ts';
import type { Endpoint } from '../endpoint.ts';
import { readJson } from '../read-json.ts';

/** Keeps an event and answers 202. One that the table of events does not know, or that says more, is 422. */
export const postEvent: Endpoint = {
  method: 'POST',
  path: '/events',
  about: 'keeps an event of analytics (JSON, or JSON sent as text/plain)',
  handle:
    ({ events }) =>
    async (context: Context) => {
      const judged = v.safeParse(eventDocument, await readJson(context));
      if (!judged.success) {
        const errors = judged.issues.map((issue) => ({
          field: v.getDotPath(issue) ?? '',
          message: issue.message,
        }));
        return context.json({ message: 'This is no event of the table.', errors }, 422);
      }
      events.keep(judged.output);
      return context.json({ kept: true }, 202);
    },
};

/** The events of one dealer's site, so that a person or a test can see what was counted. */
export const getEvents: Endpoint = {
  method: 'GET',
  path: '/events',
  about: 'lists what was counted: ?dealer=<slug>',
  handle:
    ({ events }) =>
    (context: Context) =>
      context.json({ events: events.list(context.req.query('dealer') ?? '') }),
};
