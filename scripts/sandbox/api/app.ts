import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { findStorageProblem } from '../storage/storage-problem.ts';
import { ServiceError } from '../search/service-error.ts';
import type { DealerApi, Endpoint } from './endpoint.ts';
import { confirmAppointment } from './endpoints/confirm-appointment.ts';
import { deleteAppointment } from './endpoints/delete-appointment.ts';
import { getAppointments } from './endpoints/get-appointments.ts';
import { getEvents, postEvent } from './endpoints/events.ts';
import { getAppointment } from './endpoints/get-appointment.ts';
import { getAutoGauge } from './endpoints/get-autogauge.ts';
import { getDelivery } from './endpoints/get-delivery.ts';
import { getLeads } from './endpoints/get-leads.ts';
import { getPdf } from './endpoints/get-pdf.ts';
import { getSalesCount } from './endpoints/get-sales-count.ts';
import { getViews } from './endpoints/get-views.ts';
import { health } from './endpoints/health.ts';
import { patchAppointment } from './endpoints/patch-appointment.ts';
import { postAppointment } from './endpoints/post-appointment.ts';
import { postLead } from './endpoints/post-lead.ts';
import { postPhoneReveal } from './endpoints/post-phone-reveal.ts';

/** Every endpoint that there is. */
const endpoints: Endpoint[] = [
  health,
  postLead,
  getLeads,
  postPhoneReveal,
  getDelivery,
  getAutoGauge,
  getAppointments,
  postAppointment,
  getAppointment,
  patchAppointment,
  deleteAppointment,
  confirmAppointment,
  getPdf,
  getViews,
  getSalesCount,
  postEvent,
  getEvents,
];

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
  for (const { method, path, handle } of endpoints) app.on(method, path, handle(api));
  app.all('*', (context) =>
    context.json(
      {
        message: `There is no ${context.req.method} ${context.req.path} here.`,
        endpoints: endpoints.map(({ method, path, about }) => ({ method, path, about })),
      },
      404,
    ),
  );
  app.onError((error, context) => {
    // The platform's own name for it is `error`.
    if (error instanceof ServiceError)
      return context.json({ error: error.message, message: error.message }, error.status as 400);
    const problem = findStorageProblem(error);
    console.error(`${context.req.method} ${context.req.path} failed: ${problem?.message ?? ''}`, error);
    if (problem) return context.json({ message: problem.message }, 503);
    return context.json({ message: 'The request could not be carried out. Please try again.' }, 500);
  });
  return app;
}
