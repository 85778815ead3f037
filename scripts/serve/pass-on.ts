import type { Context } from 'hono';

/** Headers that are about one connection alone, and those that fetch has dealt with. */
const own = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-encoding',
  'content-length',
];

/**
 * Answers a request by another server, as a host does for a rule of status 200 with a whole address. The server learns by
 * which name the site was asked. 502 when it does not answer.
 */
export async function passOn(context: Context, to: string): Promise<Response> {
  const { method, raw } = context.req;
  const headers = new Headers(raw.headers);
  for (const name of ['host', 'connection', 'accept-encoding', 'content-length']) headers.delete(name);
  headers.set('x-forwarded-host', context.req.header('host') ?? '');
  try {
    const body = method === 'GET' || method === 'HEAD' ? undefined : await raw.arrayBuffer();
    const answer = await fetch(to, { method, headers, redirect: 'manual', ...(body && { body }) });
    const passed = new Headers(answer.headers);
    for (const name of own) passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch {
    return context.json({ message: 'The dealer API does not answer.' }, 502);
  }
}
