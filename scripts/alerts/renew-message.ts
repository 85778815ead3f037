import type { KnownStock } from '#domain/alert/merge-stock.ts';
import { writeLinkToken } from '../sandbox/alert/link-token.ts';
import { composeAlert, type Frame } from './compose.ts';
import { sortNews } from './digest.ts';
import type { MadeMessage, MailStore } from './mail-store.ts';

/** What an unsent message is judged by. */
export interface Present {
  site: Frame['site'];
  stock: KnownStock;
  post: {
    mail: Pick<MailStore, 'readTold' | 'readWaiting' | 'remake'>;
    /** Signs the links. */
    secret: Uint8Array;
    /** Epoch seconds. */
    now: number;
  };
}

/**
 * A message of an earlier run as it is to be sent now; null when nothing of it is news any more. It keeps its id, so that a service
 * that took it unheard delivers it once; and its words where they are still true, since some services refuse others under a
 * known id. What was found meanwhile joins it only if no service can have taken it: it would be lost otherwise.
 */
export function renewMessage(
  message: MadeMessage,
  { site, stock, post: { mail, secret, now } }: Present,
): MadeMessage | null {
  const { id, account, kind, doubtful } = message;
  const own = mail.readTold(id);
  const joining = doubtful === 0 ? mail.readWaiting(account) : [];
  const { digest, told, untrue } = sortNews([...own, ...joining], stock);
  if (!digest) return null;
  const compose = (made: number): Pick<MadeMessage, 'subject' | 'body' | 'unsubscribe'> =>
    composeAlert(digest, { site, channel: kind, token: writeLinkToken(secret, id, made), now: made });
  const { subject, body } = compose(message.made);
  if (joining.length === 0 && subject === message.subject && body === message.body) return message;
  // Its three days begin anew: what it says now is news of today.
  const renewed = { ...message, ...compose(now), made: now };
  mail.remake(renewed, told, untrue);
  return renewed;
}
