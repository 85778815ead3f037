import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { answerError } from '../door/answer-error.ts';
import { ServiceError } from '../search/service-error.ts';
import type { DealerApi } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { runEndpoint } from './run-endpoint.ts';

/**
 * The dealer API of the sandbox, to be mounted at `/api`: the part that a dealer's own server plays in production.
 * What does not exist is a 404 that lists what does.
 */
export function createDealerApi(api: DealerApi): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 3600,
    }),
  );
  for (const endpoint of endpoints)
    app.on(endpoint.operation.method, endpoint.operation.path, runEndpoint(endpoint, api));
  app.all('*', (context) =>
    context.json(
      {
        message: `There is no ${context.req.method} ${context.req.path} here.`,
        endpoints: endpoints.map(({ operation: { method, path, about } }) => ({ method, path, about })),
      },
      404,
    ),
  );
  app.onError((error, context) => {
    // The platform's own name for it is `error`.
    if (error instanceof ServiceError)
      return context.json({ error: error.message, message: error.message }, error.status as 400);
    return answerError(error, context);
  });
  return app;
}
