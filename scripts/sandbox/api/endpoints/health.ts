import type { Context } from 'hono';
import type { Endpoint } from '../endpoint.ts';

export const health: Endpoint = {
  method: 'GET',
  path: '/health',
  about: 'answers { "ok": true } while the API takes requests and its disk takes writes',
  handle:
    ({ findProblem }) =>
    (context: Context) => {
      const problem = findProblem();
      const name = 'forecourt-sandbox';
      return problem
        ? context.json({ ok: false, name, message: problem.message }, 503)
        : context.json({ ok: true, name });
    },
};
