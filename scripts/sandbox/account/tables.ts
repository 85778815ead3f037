import type { DatabaseSync } from 'node:sqlite';
import { addColumns } from '../storage/add-columns.ts';
import { openStoreFile } from '../storage/open-file.ts';

const tables = `
create table if not exists accounts (
  id text primary key, dealer text not null, subject text not null, created integer not null, unique (dealer, subject)
);
create table if not exists codes (
  request text primary key, dealer text not null, subject text not null, hash blob not null, created integer not null,
  tries integer not null default 0, connection blob
);
create index if not exists codes_of on codes (subject, created);
create table if not exists proven (
  subject text not null, connection blob not null, at integer not null, primary key (subject, connection)
);
create table if not exists sessions (
  hash blob primary key, account text not null references accounts (id) on delete cascade, until integer not null
);
create index if not exists sessions_of on sessions (account);
create table if not exists kept_things (
  account text not null references accounts (id) on delete cascade, kind text not null, subject text not null,
  record text not null, kept_at integer not null, primary key (account, kind, subject)
);
`;

/** Opens `accounts.sqlite` of a data folder. */
export function openAccountFile(dataDirectory: string): DatabaseSync {
  const database = openStoreFile(dataDirectory, 'accounts.sqlite', tables);
  addColumns(database, 'codes', { connection: 'blob' });
  return database;
}
