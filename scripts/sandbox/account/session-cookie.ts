import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isLocalAddress } from '../door/local-address.ts';
import { isLocalHost, wasPassedOn } from '../door/passed-on.ts';
import { sessionLasts } from './account-store.ts';

/** Browsers keep a cookie of this name from the host itself alone: no other site of the same domain can plant one. */
const name = '__Host-session';
/** The same of a local page without encryption, where browsers refuse the first. */
const plainName = 'session';

/** Whether a site is asked on the machine itself. Behind a proxy the server is local as well, whatever the site is. */
function isTried(context: Context): boolean {
  const host = context.req.header('host') ?? '';
  return !wasPassedOn(context) && [host, context.req.header('x-forwarded-host') ?? host].every(isLocalHost);
}

/**
 * The secret that a browser sent; empty for none. A plain cookie counts on this machine alone: elsewhere another site of
 * the same domain could plant one.
 */
export function readSessionCookie(context: Context): string {
  const isLocal = isTried(context);
  return getCookie(context, name) ?? (isLocal ? getCookie(context, plainName) : undefined) ?? '';
}

/** Whether the page that signs in is a local one without encryption: a browser would keep no secure cookie of it. */
function isPlain(context: Context): boolean {
  const { protocol, hostname } = URL.parse(context.req.header('origin') ?? '') ?? {};
  return protocol === 'http:' && hostname !== undefined && isLocalAddress(hostname);
}

/** Hands a session over: no script can read it, and no other site can use it. */
export function writeSessionCookie(context: Context, secret: string): void {
  const plain = isPlain(context);
  setCookie(context, plain ? plainName : name, secret, {
    ...{ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: sessionLasts },
    secure: !plain,
  });
}

export function removeSessionCookie(context: Context): void {
  const plain = isPlain(context);
  deleteCookie(context, plain ? plainName : name, { path: '/', secure: !plain });
}
