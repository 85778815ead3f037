import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isLocalAddress } from '../door/local-address.ts';
import { sessionLasts } from './account-store.ts';

const name = 'session';

/** The secret that a browser sent; empty for none. */
export const readSessionCookie = (context: Context): string => getCookie(context, name) ?? '';

/** Whether the page that signs in is a local one without encryption: a browser would keep no secure cookie of it. */
function isPlain(context: Context): boolean {
  const { protocol, hostname } = URL.parse(context.req.header('origin') ?? '') ?? {};
  return protocol === 'http:' && hostname !== undefined && isLocalAddress(hostname);
}

/** Hands a session over: no script can read it, and no other site can use it. */
export function writeSessionCookie(context: Context, secret: string): void {
  setCookie(context, name, secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: sessionLasts },
    secure: !isPlain(context),
  });
}

export const removeSessionCookie = (context: Context): void =>
  void deleteCookie(context, name, { path: '/' });
