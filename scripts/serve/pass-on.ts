import type { Context } from 'hono';
import { boundBody, TooLarge } from '../command/bound-body.ts';

/** Headers that are about one connection alone. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'];
/** Headers of a request that fetch writes itself, or refuses. */
const ofRequest = [...ofConnection, 'host', 'accept-encoding', 'expect', 'te', 'trailer', 'proxy-connection'];
/** Headers of an answer that fetch has dealt with. */
const ofAnswer = [...ofConnection, 'content-encoding'];

/** Bytes of a body that is passed on; the largest that a dealer API takes is a file of 10 MB. */
const mostBytes = 16 * 1_048_576;

/**
 * Answers a request by another server, as a host does for a rule of status 200 with a whole address. The server learns by
 * which name the site was asked. 413 for a body of more than `most` bytes, and 502 when it does not answer.
 */
export async function passOn(context: Context, to: string, most = mostBytes): Promise<Response> {
  const { method, raw } = context.req;
  const headers = new Headers(raw.headers);
  for (const name of ofRequest) headers.delete(name);
  headers.set('x-forwarded-host', context.req.header('host') ?? '');
  const tooLarge = (): Response => context.json({ message: 'The request is too large.' }, 413);
  if (Number(context.req.header('content-length') ?? 0) > most) return tooLarge();
  try {
    const body =
      method === 'GET' || method === 'HEAD' || !raw.body ? null : boundBody(raw.body, { left: most });
    // A body that is still coming in has to be called so.
    const sent = { method, headers, redirect: 'manual', body, duplex: 'half' } as const;
    const answer = await fetch(to, sent);
    const passed = new Headers(answer.headers);
    for (const name of ofAnswer) passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch (error) {
    if ((error as Error).cause instanceof TooLarge || error instanceof TooLarge) return tooLarge();
    return context.json({ message: 'The dealer API does not answer.' }, 502);
  }
}
