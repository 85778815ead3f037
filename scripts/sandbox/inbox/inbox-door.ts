import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { isLocalAddress } from '../door/local-address.ts';
import { isLocalHost, wasPassedOn } from '../door/passed-on.ts';

/** Seconds for which the key need not be given again. */
const lasts = 12 * 3_600;
const name = 'forecourt_inbox';

const hostOf = (context: Context): string => context.req.header('host') ?? '';

/** Whether a request comes from this machine and through no proxy. */
const isFromHere = (context: Context, connection: string): boolean =>
  isLocalHost(hostOf(context)) &&
  isLocalAddress(connection) &&
  context.req.header('x-forwarded-host') === undefined &&
  !wasPassedOn(context);

export interface InboxDoor {
  /** Whether the inbox is open to a request. */
  isOpen: (context: Context) => boolean;
  /** Whether it is open because the key was given before. */
  hasKey: (context: Context) => boolean;
  letIn: (context: Context) => void;
  leave: (context: Context) => void;
}

/**
 * Who sees the inbox: whoever gave the admin key, by a cookie that is no key; and everybody on this machine, where the
 * server is only for trying things out.
 *
 * @param readConnection who asks
 */
export function createInboxDoor(
  opensLocally: boolean,
  readConnection: (context: Context) => string,
): InboxDoor {
  const guests = new Map<string, number>();
  const hasKey = (context: Context): boolean =>
    (guests.get(getCookie(context, name) ?? '') ?? 0) > Date.now();
  return {
    hasKey,
    isOpen: (context) => hasKey(context) || (opensLocally && isFromHere(context, readConnection(context))),
    letIn: (context) => {
      for (const [guest, until] of guests) if (until <= Date.now()) guests.delete(guest);
      const guest = randomBytes(32).toString('base64url');
      guests.set(guest, Date.now() + lasts * 1000);
      setCookie(context, name, guest, {
        ...{ path: '/inbox', httpOnly: true, sameSite: 'Strict', maxAge: lasts },
        secure: !isLocalHost(hostOf(context)),
      });
    },
    leave: (context) => {
      guests.delete(getCookie(context, name) ?? '');
      deleteCookie(context, name, { path: '/inbox' });
    },
  };
}
