import { Hono, type Context } from 'hono';
import { readFileSync } from 'node:fs';
import type { LeadStore } from '../api/lead-store.ts';
import type { UploadStore } from '../api/upload-store.ts';
import { readBody } from '../body/read-body.ts';
import { readConnection } from '../door/connection.ts';
import type { RateLimiter } from '../door/rate-limiter.ts';
import { refuseForNow } from '../door/rate-limits.ts';
import { sendFile } from './send-file.ts';
import { createInboxDoor } from './inbox-door.ts';
import { drawInbox, drawKeyForm, drawList } from './inbox-page.ts';
import { inboxKinds, type InboxKind, type InboxStore } from './inbox-store.ts';
import { readEntries, type InboxQuestion } from './read-entries.ts';

export interface InboxSettings {
  inbox: InboxStore;
  leads: LeadStore;
  /** Files that leads name. */
  uploads: Pick<UploadStore, 'read'>;
  limiter: RateLimiter;
  isAdmin: (key: string) => boolean;
  /** Whether everybody on this machine may look. */
  opensLocally: boolean;
}

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const readQuestion = (context: Context): InboxQuestion => {
  const kind = context.req.query('kind') ?? '';
  return {
    kind: Object.hasOwn(inboxKinds, kind) ? (kind as InboxKind) : null,
    words: (context.req.query('words') ?? '').slice(0, 200),
  };
};

/**
 * A form of this very page was sent, not one of another site. Browsers say so themselves; without encryption, where they do
 * not, the origin tells it. A proxy may ask by another `Host` than they did.
 */
const isOwnForm = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = context.req.header('origin');
  return origin === undefined || URL.parse(origin)?.host === context.req.header('host');
};

/** The pages below `/inbox`: everything that sites caused, the newest first, as it comes. */
export function createInboxApp({
  inbox,
  leads,
  uploads,
  limiter,
  isAdmin,
  opensLocally,
}: InboxSettings): Hono {
  const app = new Hono();
  const door = createInboxDoor(opensLocally, readConnection);
  const [style, script] = [file('inbox.css'), file('inbox.js')];
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Content-Security-Policy', policy);
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
    // With none at all, browsers call the origin of the page's own forms null.
    context.res.headers.set('Referrer-Policy', 'same-origin');
    context.res.headers.set('Cache-Control', 'no-store');
  });
  app.get('/inbox.css', (context) => context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/inbox.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/', async (context) => {
    if (!door.isOpen(context)) return context.html(drawKeyForm(null), 401);
    const question = readQuestion(context);
    const entries = await readEntries({ inbox, leads }, question);
    return context.html(drawInbox(entries, question, { canLeave: door.hasKey(context) }));
  });
  app.get('/list', async (context) => {
    if (!door.isOpen(context)) return context.text('', 401);
    const question = readQuestion(context);
    return context.html(drawList(await readEntries({ inbox, leads }, question), question));
  });
  app.get('/files/:id', (context) => {
    if (!door.isOpen(context)) return context.text('', 401);
    return sendFile(context, uploads.read(context.req.param('id')));
  });
  app.post('/key', async (context) => {
    if (!isOwnForm(context)) return context.text('', 403);
    const wait = limiter.take('keys', readConnection(context));
    if (wait !== null) return refuseForNow(context, wait);
    const given = new URLSearchParams(await readBody(context.req.raw, 4_096)).get('key') ?? '';
    if (!isAdmin(given.trim())) return context.html(drawKeyForm('That is not the admin key.'), 401);
    door.letIn(context);
    return context.redirect('/inbox', 303);
  });
  app.post('/leave', (context) => {
    if (!isOwnForm(context)) return context.text('', 403);
    door.leave(context);
    return context.redirect('/inbox', 303);
  });
  return app;
}
