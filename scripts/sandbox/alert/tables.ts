import type { DatabaseSync } from 'node:sqlite';
import { addColumns } from '../storage/add-columns.ts';
import { openStoreFile } from '../storage/open-file.ts';

/**
 * Of an alert, `stopped` is when it was switched off, and `removed` the same where that was done with the thing that it is about.
 * `about` is the vehicle that it is about, while its id belongs to another one.
 */
const tables = `
create table if not exists alerts (
  id integer primary key autoincrement, account text not null, dealer text not null, kind text not null,
  subject text not null, name text not null, channel text not null, address text not null, agreed integer not null,
  consent text not null, stopped integer, removed integer, about text, unique (account, kind, subject)
);
create index if not exists alerts_of on alerts (dealer, kind, subject) where stopped is null;
create table if not exists nights (
  dealer text primary key, night integer not null, taken integer not null, stock blob not null
);
create table if not exists messages (
  id text primary key, account text not null, dealer text not null, day text not null, kind text not null,
  addressee text not null, subject text not null, body text not null, unsubscribe text not null, made integer not null,
  sent integer, unique (account, day)
);
create index if not exists messages_unsent on messages (dealer) where sent is null;
create table if not exists news (
  id integer primary key autoincrement, alert integer not null references alerts (id) on delete cascade,
  dealer text not null, night integer not null, vehicle text not null, what text not null, was integer,
  message text references messages (id) on delete set null
);
create index if not exists news_waiting on news (dealer, night) where message is null;
create index if not exists news_waiting_for on news (alert) where message is null;
create index if not exists news_in on news (message) where message is not null;
create index if not exists news_of on news (alert);
`;

/**
 * Opens `alerts.sqlite` of a data folder. The server and the nightly run have it open at once, and neither writes for long.
 *
 * @param patience milliseconds to wait for another one that writes
 */
export function openAlertFile(dataDirectory: string, patience?: number): DatabaseSync {
  const database = openStoreFile(dataDirectory, 'alerts.sqlite', tables, patience);
  // Thousands of messages are kept one by one. What a power cut takes is the end alone, and done again with the same ids.
  database.exec('pragma synchronous = normal');
  // Of an earlier release: all news that waits looks alike in it, and every question for one person's read all of it.
  database.exec('drop index if exists news_told');
  addColumns(database, 'alerts', { removed: 'integer', about: 'text' });
  database.exec('create index if not exists alerts_removed on alerts (removed) where removed is not null');
  return database;
}
