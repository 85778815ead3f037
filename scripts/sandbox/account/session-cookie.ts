import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isLocalAddress } from '../door/local-address.ts';
import { sessionLasts } from './account-store.ts';

/** Browsers keep a cookie of this name from the host itself alone: no other site of the same domain can plant one. */
const name = '__Host-session';
/** The same of a local page without encryption, where browsers refuse the first. */
const plainName = 'session';

const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && isLocalAddress(URL.parse(`http://${host}`)?.hostname ?? '');

/** The secret that a browser sent; empty for none. */
export function readSessionCookie(context: Context): string {
  const hosts = [context.req.header('x-forwarded-host'), context.req.header('host')];
  const isLocal = hosts.some(isLocalHost);
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
