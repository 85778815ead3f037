import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { KnownStock } from '#domain/alert/merge-stock.ts';
import type { NewsKind } from '#domain/alert/news.ts';
import type { HandedOn } from '#domain/alert/recall-stock.ts';
import type { Identity, StockRecord } from '#domain/alert/stock-record.ts';
import { inTransaction } from '../sandbox/storage/in-transaction.ts';
import type { AskedAlert, AlertChange } from './asked-alert.ts';

/** The stock of a dealer as one night left it. */
export interface Night {
  /** Rises by one with each night that was finished. */
  night: number;
  /** Epoch seconds. */
  taken: number;
  stock: KnownStock;
}

/** A vehicle that is news for an alert. */
export interface FoundNews {
  alert: number;
  vehicle: string;
  what: NewsKind;
  /** The price before; null where it is not lower now. */
  was: number | null;
}

export interface NightStore {
  /** The last night that was finished; null before the first. */
  readLast: (dealer: string) => Night | null;
  listAlerts: (dealer: string) => AskedAlert[];
  /** Takes away what a run found that did not come to its end. */
  discardUnfinished: (dealer: string) => void;
  /** Keeps what was found for a night. It counts once the night is finished. */
  addNews: (dealer: string, night: number, found: readonly FoundNews[]) => void;
  /**
   * Makes a night the last one: in this moment its news begins to wait. What was not sent yet about an id that was handed on to
   * another vehicle is taken away, and former prices of vehicles whose price is of another kind now. Which vehicle alerts are about
   * is kept.
   */
  finish: (
    dealer: string,
    night: Night,
    also: { handedOn: readonly HandedOn[]; repriced: readonly string[]; changes: readonly AlertChange[] },
  ) => void;
}

const encode = (stock: KnownStock): Uint8Array => gzipSync(JSON.stringify([...stock]), { level: 1 });
const decode = (bytes: Uint8Array): KnownStock =>
  new Map(JSON.parse(gunzipSync(bytes).toString()) as [string, StockRecord][]);
const readAlert = ({ about, stopped, ...row }: Record<string, SQLOutputValue>): AskedAlert =>
  ({
    ...row,
    isOn: stopped === null,
    about: typeof about === 'string' ? (JSON.parse(about) as Identity) : null,
  }) as AskedAlert;

/** Keeps the stock of the last night and what was found in it, beside the alerts. */
export function createNightStore(database: DatabaseSync): NightStore {
  const last = database.prepare('select night, taken, stock from nights where dealer = ?');
  const alerts = database.prepare(
    'select id, kind, subject, stopped, name, agreed, about from alerts where dealer = ? order by id',
  );
  const discard = database.prepare(
    'delete from news where dealer = ?1 and night > coalesce((select night from nights where dealer = ?1), 0)',
  );
  const add = database.prepare(
    'insert into news (alert, dealer, night, vehicle, what, was) select ?, ?, ?, ?, ?, ? where exists (select 1 from alerts where id = ?1)',
  );
  const put = database.prepare(
    `insert into nights (dealer, night, taken, stock) values (?, ?, ?, ?) on conflict (dealer)
      do update set night = excluded.night, taken = excluded.taken, stock = excluded.stock`,
  );
  const untold = `dealer = ? and night < ? and vehicle in (select value from json_each(?))
    and (message is null or message in (select id from messages where sent is null))`;
  const forgetNews = database.prepare(`delete from news where ${untold}`);
  const forgetFalls = database.prepare(`delete from news where ${untold} and what = 'price'`);
  const forgetPrices = database.prepare(`update news set was = null where ${untold}`);
  const change = database.prepare('update alerts set about = ? where id = ?');
  return {
    readLast: (dealer) => {
      const row = last.get(dealer);
      return row
        ? {
            ...{ night: Number(row['night']), taken: Number(row['taken']) },
            stock: decode(row['stock'] as Uint8Array),
          }
        : null;
    },
    listAlerts: (dealer) => alerts.all(dealer).map(readAlert),
    discardUnfinished: (dealer) => void discard.run(dealer),
    addNews: (dealer, night, found) =>
      inTransaction(database, () => {
        for (const { alert, vehicle, what, was } of found) add.run(alert, dealer, night, vehicle, what, was);
      }),
    finish: (dealer, { night, taken, stock }, { handedOn, repriced, changes }) =>
      inTransaction(database, () => {
        forgetNews.run(dealer, night, JSON.stringify(handedOn.map(({ id }) => id)));
        for (const forget of [forgetFalls, forgetPrices]) forget.run(dealer, night, JSON.stringify(repriced));
        for (const { alert, about } of changes) change.run(about && JSON.stringify(about), alert);
        put.run(dealer, night, taken, encode(stock));
      }),
  };
}
