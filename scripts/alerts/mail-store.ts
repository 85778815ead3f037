import type { DatabaseSync } from 'node:sqlite';
import type { AlertChannel, AlertKind } from '#domain/alert/alert.ts';
import type { NewsKind } from '#domain/alert/news.ts';
import { inTransaction } from '../sandbox/storage/in-transaction.ts';

/** News that waits for somebody, with the alert that asked for it. */
export interface WaitingItem {
  id: number;
  kind: AlertKind;
  /** Vehicle or search, as the alert names it. */
  subject: string;
  name: string;
  agreed: number;
  vehicle: string;
  what: NewsKind;
  was: number | null;
}

/** A message that was made; it is sent with its id until somebody has taken it. */
export interface MadeMessage {
  id: string;
  account: string;
  kind: AlertChannel;
  addressee: string;
  subject: string;
  body: string;
  unsubscribe: string;
  /** Epoch seconds. */
  made: number;
}

export interface MailStore {
  /** Accounts for which news waits, and who got nothing on this day yet. */
  listReaders: (dealer: string, day: string) => { account: string; kind: AlertChannel; addressee: string }[];
  /** What waits for an account, the oldest first. */
  readWaiting: (account: string) => WaitingItem[];
  /** Keeps a message, with the news that it tells; and takes away news that is none any more. */
  make: (
    dealer: string,
    day: string,
    message: MadeMessage | null,
    told: readonly number[],
    untrue: readonly number[],
  ) => void;
  /** Messages that nobody has taken yet, of earlier runs too. */
  listUnsent: (dealer: string) => MadeMessage[];
  /** News that a message tells, of alerts that somebody still wants; the oldest first. */
  readTold: (message: string) => WaitingItem[];
  /** Other words for a message that nobody has taken, with the news that it tells by now. Keeps its id, and when it was made. */
  rewrite: (
    message: Pick<MadeMessage, 'id' | 'subject' | 'body' | 'unsubscribe'>,
    told: readonly number[],
    untrue: readonly number[],
  ) => void;
  /** Whether somebody still wants a message that was made. */
  isWanted: (message: string) => boolean;
  /** The day that an unsent message now belongs to. */
  moveTo: (message: string, day: string) => void;
  /** A message was taken, or nobody wants it. Its words are no longer kept. */
  finish: (message: string, now: number) => void;
  /** Nobody took a message for too long. News that came after its first night waits for another one. */
  giveUp: (message: string, now: number) => void;
  /** Takes away news that nobody waits for, and messages whose links are over. */
  tidy: (dealer: string, before: number) => void;
}

/** Keeps messages of alerts beside them. A day is one by the dealer's clock, such as '2026-11-24'. */
export function createMailStore(database: DatabaseSync): MailStore {
  const wanted = 'stopped is null';
  const finished = 'news.night <= (select night from nights where nights.dealer = news.dealer)';
  const readers = database.prepare(
    `select account, channel as kind, max(address) as addressee from alerts
      where ${wanted} and id in (select alert from news where dealer = ? and message is null and ${finished})
      and not exists (select 1 from messages where messages.account = alerts.account and day = ?) group by account`,
  );
  const items = `select news.id, kind, subject, name, agreed, vehicle, what, was from alerts join news on news.alert = alerts.id
    where ${wanted}`;
  const waiting = database.prepare(
    `${items} and account = ? and message is null and ${finished} order by news.id`,
  );
  const ofMessage = database.prepare(`${items} and message = ? order by news.id`);
  const rewrite = database.prepare(
    'update messages set subject = ?, body = ?, unsubscribe = ? where id = ? and sent is null',
  );
  const insert = database.prepare(
    `insert into messages (id, account, dealer, day, kind, addressee, subject, body, unsubscribe, made)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const tell = database.prepare('update news set message = ? where id = ?');
  const release = database.prepare(
    'update news set message = null where message = ?1 and night > (select min(night) from news where message = ?1)',
  );
  const forget = database.prepare('delete from news where id = ?');
  const unsent = database.prepare(
    `select id, account, kind, addressee, subject, body, unsubscribe, made from messages
      where dealer = ? and sent is null order by made, id`,
  );
  const asks = database.prepare(
    `select 1 from alerts where ${wanted} and id in (select alert from news where message = ?) limit 1`,
  );
  const move = database.prepare('update or ignore messages set day = ? where id = ?');
  const finish = database.prepare(`update messages set sent = ?, body = '' where id = ?`);
  const tidyNews = database.prepare(
    `delete from news where dealer = ? and message is null and alert in (select id from alerts where stopped is not null)`,
  );
  const tidyTold = database.prepare(
    'delete from news where message in (select id from messages where dealer = ? and made < ?)',
  );
  const tidyMessages = database.prepare('delete from messages where dealer = ? and made < ?');
  return {
    listReaders: (dealer, day) => readers.all(dealer, day) as never,
    readWaiting: (account) => waiting.all(account) as never,
    make: (dealer, day, message, told, untrue) =>
      inTransaction(database, () => {
        for (const id of untrue) forget.run(id);
        if (!message) return;
        const { id, account, kind, addressee, subject, body, unsubscribe, made } = message;
        insert.run(id, account, dealer, day, kind, addressee, subject, body, unsubscribe, made);
        for (const news of told) tell.run(id, news);
      }),
    listUnsent: (dealer) => unsent.all(dealer) as never,
    readTold: (message) => ofMessage.all(message) as never,
    rewrite: ({ id, subject, body, unsubscribe }, told, untrue) =>
      inTransaction(database, () => {
        for (const news of untrue) forget.run(news);
        for (const news of told) tell.run(id, news);
        rewrite.run(subject, body, unsubscribe, id);
      }),
    isWanted: (message) => asks.get(message) !== undefined,
    moveTo: (message, day) => void move.run(day, message),
    finish: (message, now) => void finish.run(now, message),
    giveUp: (message, now) =>
      inTransaction(database, () => {
        release.run(message);
        finish.run(now, message);
      }),
    tidy: (dealer, before) =>
      inTransaction(database, () => {
        tidyNews.run(dealer);
        tidyTold.run(dealer, before);
        tidyMessages.run(dealer, before);
      }),
  };
}
