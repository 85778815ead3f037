import type { DatabaseSync } from 'node:sqlite';
import { addColumns } from '../../storage/add-columns.ts';

const table = `
create table if not exists appointments (
  id text primary key,
  dealership text not null,
  location text not null,
  vehicle text not null,
  starts integer not null,
  ends integer not null
);
create index if not exists by_place on appointments (dealership, location, starts);
create index if not exists by_vehicle on appointments (dealership, vehicle, starts);
create table if not exists given_back (id text primary key) strict;
`;

/** Columns that came later, and what they are in appointments of an earlier release. */
const laterColumns = {
  held_until: 'integer not null default 0',
  client: "text not null default ''",
  phone: "text not null default ''",
  confirmed: 'integer not null default 0',
  kind: "text not null default 'test-drive'",
  untold: "text not null default ''",
  site: "text not null default ''",
};

/** Makes the tables of appointments. */
export function prepareTable(database: DatabaseSync): void {
  database.exec(table);
  addColumns(database, 'appointments', laterColumns);
}
