import { randomBytes } from 'node:crypto';
import type { Dealer } from '#config/dealer.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import { createQueue } from '../build/run/queue.ts';
import { linkLasts, writeLinkToken } from '../sandbox/alert/link-token.ts';
import { MessageError, type SendMessage } from '../sandbox/messages/message.ts';
import { composeAlert } from './compose.ts';
import { sortNews, type Digest, type TonightKnown } from './digest.ts';
import type { MadeMessage, MailStore } from './mail-store.ts';

/** Seconds after which a message that nobody took is given up: its news is old by then. */
const givenUpAfter = 3 * 86_400;

/** What became of messages. */
export interface Delivery {
  sent: number;
  /** Nobody took them; the next run tries again. */
  failed: number;
  givenUp: number;
  /** Nobody wants them any more, or nothing of them is true. */
  unwanted: number;
}

export interface Post {
  mail: MailStore;
  send: SendMessage;
  /** Signs the links. */
  secret: Uint8Array;
  /** Epoch seconds. */
  now: number;
  /** Messages that are on their way at the same time. */
  atOnce: number;
}

async function sendOne(
  message: MadeMessage,
  dealer: string,
  { mail, send, now }: Post,
  delivery: Delivery,
): Promise<void> {
  const { id, kind, addressee, subject, body, unsubscribe, made } = message;
  if (!mail.isWanted(id)) {
    mail.finish(id, now);
    delivery.unwanted += 1;
    return;
  }
  try {
    await send(id, {
      ...{ kind, to: addressee, subject, text: body, dealer },
      ...(kind === 'email' && { unsubscribe }),
    });
    mail.finish(id, now);
    delivery.sent += 1;
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    // Made later than now is made by a clock that was ahead.
    const isOld = Math.abs(now - made) >= givenUpAfter;
    if (isOld) mail.giveUp(id, now);
    delivery[isOld ? 'givenUp' : 'failed'] += 1;
  }
}

/**
 * Tells what waits: first what an earlier run could not and what is still true, then one message for each person, who gets no other
 * on the same day.
 * A message is kept before it is sent, and sent with the id under which it is kept: whoever stops this at any moment
 * and begins again has each delivered once.
 */
export async function deliverNews(
  { site }: Pick<Dealer, 'site'>,
  known: TonightKnown,
  post: Post,
): Promise<Delivery> {
  const { mail, secret, now, atOnce } = post;
  const { slug, timezone } = site;
  const day = readLocalTime(now, timezone).date;
  const delivery: Delivery = { sent: 0, failed: 0, givenUp: 0, unwanted: 0 };
  const queue = createQueue(atOnce);
  const sendAll = async (messages: readonly MadeMessage[]): Promise<void> => {
    await Promise.all(messages.map((message) => queue(() => sendOne(message, slug, post, delivery))));
  };
  const compose = (digest: Digest, { id, kind }: Pick<MadeMessage, 'id' | 'kind'>) =>
    composeAlert(digest, { site, channel: kind, token: writeLinkToken(secret, id, now), now });
  /** A message of an earlier run as it reads by now, null where nothing of it is true any more: prices change, vehicles are sold. */
  const renew = (message: MadeMessage): MadeMessage | null => {
    const { id, account } = message;
    const own = mail.readTold(id);
    // What came since gets a message of its own then.
    if (sortNews(own, known).digest === null) return null;
    // Else the same fall of a price would be told twice.
    const items = [...own, ...mail.readWaiting(account)];
    const { digest, told, untrue } = sortNews(items, known);
    if (digest === null) return null;
    const renewed = { ...message, ...compose(digest, message) };
    mail.rewrite(renewed, told, untrue);
    return renewed;
  };
  const left = mail.listUnsent(slug);
  const stillTrue: MadeMessage[] = [];
  for (const message of left) {
    const current = mail.isWanted(message.id) ? renew(message) : message;
    if (current) {
      mail.moveTo(message.id, day);
      stillTrue.push(current);
    } else {
      mail.finish(message.id, now);
      delivery.unwanted += 1;
    }
  }
  await sendAll(stillTrue);
  const tried = new Set(left.map(({ id }) => id));
  for (const { account, kind, addressee } of mail.listReaders(slug, day)) {
    const { digest, told, untrue } = sortNews(mail.readWaiting(account), known);
    const id = randomBytes(12).toString('hex');
    const message = digest && {
      ...{ id, account, kind, addressee, made: now },
      ...compose(digest, { id, kind }),
    };
    mail.make(slug, day, message, told, untrue);
  }
  await sendAll(mail.listUnsent(slug).filter(({ id }) => !tried.has(id)));
  mail.tidy(slug, now - linkLasts);
  return delivery;
}
