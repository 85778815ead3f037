import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isLocalAddress } from '../door/local-address.ts';
import { sessionLasts } from './account-store.ts';

const name = 'session';

/** The secret that a browser sent; empty for none. */
export const readSessionCookie = (context: Context): string => getCookie(context, name) ?? '';

/** Hands a session over: no script can read it, and no other site can use it. */
export function writeSessionCookie(context: Context, secret: string): void {
  const host = (context.req.header('host') ?? '').replace(/:\d*$/, '');
  setCookie(context, name, secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: sessionLasts },
    // A browser keeps no secure cookie of a page without encryption.
    secure: !isLocalAddress(host),
  });
}

export const removeSessionCookie = (context: Context): void =>
  void deleteCookie(context, name, { path: '/' });
