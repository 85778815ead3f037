import { Hono } from 'hono';
import * as v from 'valibot';
import { smallBody } from '../body/limits.ts';
import { readBody } from '../body/read-body.ts';
import { readJson } from '../api/read-json.ts';
import type { PaymentWord } from '../reservation/payment-signature.ts';
import { drawConfirmation, drawEnd, drawPayment, style } from './draw-page.ts';
import type { PaymentSession, SessionStore } from './session-store.ts';

const order = v.object({
  id: v.string(),
  amount: v.number(),
  about: v.string(),
  return_to: v.pipe(v.string(), v.url()),
  until: v.number(),
});

/** Path of the pages below the sandbox's own address. */
export const pagePath = (id: string): string => `/sandbox-payments/page/${id}`;

/**
 * A processor of payments that takes none: it begins, tells and gives back as a real one does, and its page lets whoever
 * tries the site choose how the payment ends. Its words go out by `tell`.
 */
export function createPaymentsApp({
  sessions,
  secret,
  tell,
}: {
  sessions: SessionStore;
  secret: string;
  tell: (word: PaymentWord) => Promise<void>;
}): Hono {
  const app = new Hono();
  const now = (): number => Math.floor(Date.now() / 1000);
  /** The dealer's site is where the forms of a page end. */
  const policyOf = ({ returnTo }: PaymentSession): string =>
    `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(returnTo).origin}; base-uri 'none'; frame-ancestors 'none'`;
  const decide = async (
    { id }: PaymentSession,
    outcome: 'paid' | 'declined' | 'abandoned',
  ): Promise<void> => {
    sessions.decide(id, outcome, now());
    const decided = sessions.find(id);
    if (decided?.outcome === outcome) await tell({ payment: id, outcome, at: decided.at });
  };

  app.get('/style.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.on(['GET', 'POST'], '/page/:id', async (context) => {
    const session = sessions.find(context.req.param('id'));
    if (!session) return context.text('There is no such payment.', 404);
    context.header('Content-Security-Policy', policyOf(session));
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    if (session.outcome === 'paid') return context.html(drawEnd(session, 'This deposit is paid.'));
    if (session.outcome === 'returned') return context.html(drawEnd(session, 'This deposit was given back.'));
    if (now() > session.until) return context.html(drawEnd(session, 'The time to pay is over.'));
    if (context.req.method === 'GET') return context.html(drawPayment(session));
    const form = new URLSearchParams(await readBody(context.req.raw, smallBody));
    const decision = form.get('decision');
    if (decision === 'secure') return context.html(drawConfirmation(session));
    if (decision !== 'accept' && decision !== 'decline' && decision !== 'abandon')
      return context.html(drawPayment(session), 400);
    await decide(session, decision === 'accept' ? 'paid' : decision === 'decline' ? 'declined' : 'abandoned');
    return context.redirect(session.returnTo, 303);
  });

  app.use(async (context, next) =>
    context.req.header('authorization') === `Bearer ${secret}`
      ? next()
      : context.json({ message: 'The secret of the processor is needed.' }, 401),
  );
  app.post('/', async (context) => {
    const { return_to: returnTo, ...asked } = v.parse(order, await readJson(context));
    sessions.begin({ ...asked, returnTo });
    return context.json({ address: pagePath(asked.id) }, 201);
  });
  app.get('/:id', (context) => {
    const session = sessions.find(context.req.param('id'));
    // An order that never arrived.
    return context.json({ outcome: session?.outcome ?? 'open', at: session?.at ?? 0 });
  });
  app.post('/:id/refund', (context) => {
    const id = context.req.param('id');
    sessions.giveBack(id, now());
    const session = sessions.find(id);
    return session
      ? context.json({ outcome: session.outcome, at: session.at })
      : context.json({ message: 'There is no such payment.' }, 404);
  });
  return app;
}
