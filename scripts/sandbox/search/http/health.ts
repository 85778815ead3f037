import type { Hono } from 'hono';
import { answerJson } from './answer.ts';
import { authorise } from './request.ts';
import type { Service } from './service.ts';

/** The version of the service whose answers this server follows. */
const FOLLOWED_VERSION = '29.0';

export function addHealthRoutes(app: Hono, service: Service): void {
  app.get('/health', (context) => {
    const problem = service.findProblem();
    return problem
      ? answerJson(context, { ok: false, resource_error: problem.code }, 503)
      : answerJson(context, { ok: true });
  });
  app.get('/debug', (context) => {
    authorise(context, service, 'debug:list');
    return answerJson(context, { state: 1, version: FOLLOWED_VERSION });
  });
}
