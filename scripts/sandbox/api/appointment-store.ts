import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { findBusyTimes } from './busy-times.ts';

export interface Appointment {
  /** That of the lead that makes it. */
  id: string;
  dealershipSlug: string;
  locationId: string;
  /** Empty where no certain vehicle is driven. */
  vehicleId: string;
  /** Epoch seconds; the end is not part of it. */
  from: number;
  to: number;
}

type Question = Pick<Appointment, 'dealershipSlug' | 'locationId' | 'vehicleId' | 'from' | 'to'>;

/** A time that is kept for a lead that has not been seen yet. */
export interface Hold {
  id: string;
  /** Epoch seconds from which on nobody waits for the lead any more. */
  until: number;
}

/** What a booking may run into. */
export interface BookingRules {
  /** So many test drives fit in at once. */
  capacity: number;
  /** Epoch seconds until which a new time is kept without its lead. */
  heldUntil: number;
  /** Who asks, and how many times without a lead one client may have kept. */
  client: string;
  holdsPerClient: number;
}

export interface AppointmentStore {
  /** When no further test drive fits in: so many run at the place, or the vehicle is out itself. */
  findBusy: (question: Question, capacity: number) => BusyTime[];
  /** Keeps a time, in place of an earlier one of the same id. Once told, it is on disk. */
  book: (appointment: Appointment, rules: BookingRules) => 'kept' | 'taken' | 'too many';
  find: (id: string) => Appointment | null;
  listHolds: () => Hold[];
  /** The lead has come: the time is kept for good, and whose connection asked for it is forgotten. */
  confirm: (id: string) => void;
  cancel: (id: string) => void;
  close: () => void;
}

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
`;

/** Columns that came later, and what they are in appointments of an earlier release: confirmed. */
const laterColumns = [
  ['held_until', 'integer not null default 0'],
  ['client', "text not null default ''"],
] as const;

function addColumns(database: DatabaseSync): void {
  const present = database
    .prepare('pragma table_info(appointments)')
    .all()
    .map(({ name }) => name);
  for (const [name, kind] of laterColumns)
    if (!present.includes(name)) database.exec(`alter table appointments add column ${name} ${kind}`);
}

/** Opens the appointments of a data folder. One vehicle is driven once at a time, wherever it stands. */
export function openAppointmentStore(dataDirectory: string): AppointmentStore {
  mkdirSync(dataDirectory, { recursive: true });
  const database = new DatabaseSync(join(dataDirectory, 'appointments.sqlite'));
  database.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full;');
  database.exec(table);
  addColumns(database);
  const overlapping = 'and ends > ? and starts < ? and id <> ?';
  const atLocation = database.prepare(
    `select starts, ends from appointments where dealership = ? and location = ? ${overlapping}`,
  );
  const ofVehicle = database.prepare(
    `select starts, ends from appointments where dealership = ? and vehicle = ? ${overlapping}`,
  );
  const put = database.prepare(`
    insert into appointments (id, dealership, location, vehicle, starts, ends, held_until, client)
    values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set
      dealership = excluded.dealership, location = excluded.location, vehicle = excluded.vehicle,
      starts = excluded.starts, ends = excluded.ends,
      held_until = case held_until when 0 then 0 else excluded.held_until end
  `);
  const holdsOf = database.prepare(
    'select count(*) as held from appointments where held_until > 0 and client = ? and id <> ?',
  );
  const holds = database.prepare('select id, held_until from appointments where held_until > 0');
  const confirm = database.prepare("update appointments set held_until = 0, client = '' where id = ?");
  const one = database.prepare('select * from appointments where id = ?');
  const remove = database.prepare('delete from appointments where id = ?');
  const read = (rows: Record<string, unknown>[]): BusyTime[] =>
    rows.map(({ starts, ends }) => ({ from: Number(starts), to: Number(ends) }));
  const findBusy = (question: Question, capacity: number, except = ''): BusyTime[] => {
    const { dealershipSlug, locationId, vehicleId, from, to } = question;
    const here = read(atLocation.all(dealershipSlug, locationId, from, to, except));
    const out = vehicleId ? read(ofVehicle.all(dealershipSlug, vehicleId, from, to, except)) : [];
    return findBusyTimes([...findBusyTimes(here, capacity), ...out], 1);
  };
  return {
    findBusy: (question, capacity) => findBusy(question, capacity),
    // One statement after the other in one process: nobody comes between looking and keeping.
    book: (appointment, { capacity, heldUntil, client, holdsPerClient }) => {
      const { id, dealershipSlug, locationId, vehicleId, from, to } = appointment;
      if (findBusy(appointment, capacity, id).some((busy) => busy.from < to && from < busy.to))
        return 'taken';
      const isNew = one.get(id) === undefined;
      if (isNew && Number(holdsOf.get(client, id)?.['held']) >= holdsPerClient) return 'too many';
      put.run(id, dealershipSlug, locationId, vehicleId, from, to, heldUntil, client);
      return 'kept';
    },
    find: (id) => {
      const row = one.get(id);
      if (!row) return null;
      const { dealership, location, vehicle, starts, ends } = row;
      return {
        ...{ id, dealershipSlug: String(dealership), locationId: String(location) },
        ...{ vehicleId: String(vehicle), from: Number(starts), to: Number(ends) },
      };
    },
    listHolds: () => holds.all().map(({ id, held_until }) => ({ id: String(id), until: Number(held_until) })),
    confirm: (id) => void confirm.run(id),
    cancel: (id) => void remove.run(id),
    close: () => database.close(),
  };
}
