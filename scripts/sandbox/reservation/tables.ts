import type { DatabaseSync } from 'node:sqlite';
import { addColumns } from '../storage/add-columns.ts';

/**
 * `marks` is what the index of vehicles has to say; `version` tells whether it changed while it was written, and `own` what the
 * stock itself says of the vehicle: 0 or 1, and -1 while its document says nothing of a reservation and nobody has read it.
 */
const tables = `
create table if not exists reservations (
  id text primary key,
  collection text not null,
  vehicle text not null,
  slug text not null,
  vehicle_name text not null,
  stock_number text not null,
  dealership text not null,
  state text not null,
  until integer not null,
  reserve_seconds integer not null,
  price integer not null,
  deposit integer not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  begun_at integer not null,
  changed_at integer not null,
  reason text not null default '',
  vin text not null default ''
) strict;
create index if not exists by_dealership on reservations (dealership, begun_at);
create index if not exists by_end on reservations (until) where state in ('held', 'reserved');
create index if not exists by_vehicle on reservations (collection, vehicle, changed_at);
create table if not exists payments (
  id text primary key,
  reservation text not null references reservations (id),
  state text not null,
  amount integer not null,
  address text not null default '',
  begun_at integer not null,
  asked_at integer not null default 0
) strict;
create index if not exists by_reservation on payments (reservation);
create index if not exists by_state on payments (state, asked_at) where state in ('begun', 'declined', 'abandoned', 'owed');
create table if not exists marks (
  collection text not null,
  vehicle text not null,
  reserved integer not null,
  version integer not null,
  written integer not null,
  own integer not null default 0,
  primary key (collection, vehicle)
) strict;
create index if not exists to_write on marks (collection) where written < version;
`;

/**
 * After its column, which files of earlier releases lack. The first is the promise that a vehicle has one holder: whatever a
 * program gets wrong, SQLite refuses a second. An import may hand an id on to a vehicle with another VIN.
 */
const byVin = `
drop index if exists one_holder;
create unique index if not exists one_holder_each on reservations (collection, vehicle, vin)
  where state in ('held', 'reserved', 'completed');
create index if not exists by_vin on reservations (collection, vin) where vin <> '';
`;

/** Makes the tables of reservations. */
export function prepareTables(database: DatabaseSync): void {
  database.exec(tables);
  addColumns(database, 'marks', { own: 'integer not null default 0' });
  addColumns(database, 'reservations', {
    ...{ reason: "text not null default ''", vin: "text not null default ''" },
  });
  database.exec(byVin);
}
