import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BusyTime } from '#domain/drive-slots.ts';
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

export interface AppointmentStore {
  /** When no further drive fits in: so many run at the place, or the vehicle is out itself. */
  findBusy: (question: Question, capacity: number) => BusyTime[];
  /** Keeps a time, in place of an earlier one of the same id; false when it is taken. Once told, it is on disk. */
  book: (appointment: Appointment, capacity: number) => boolean;
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

/** Opens the appointments of a data folder. One vehicle is driven once at a time, wherever it stands. */
export function openAppointmentStore(dataDirectory: string): AppointmentStore {
  mkdirSync(dataDirectory, { recursive: true });
  const database = new DatabaseSync(join(dataDirectory, 'appointments.sqlite'));
  database.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full;');
  database.exec(table);
  const overlapping = 'and ends > ? and starts < ? and id <> ?';
  const atPlace = database.prepare(
    `select starts, ends from appointments where dealership = ? and location = ? ${overlapping}`,
  );
  const ofVehicle = database.prepare(
    `select starts, ends from appointments where dealership = ? and vehicle = ? ${overlapping}`,
  );
  const put = database.prepare('insert or replace into appointments values (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare('delete from appointments where id = ?');
  const read = (rows: Record<string, unknown>[]): BusyTime[] =>
    rows.map(({ starts, ends }) => ({ from: Number(starts), to: Number(ends) }));
  const findBusy = (question: Question, capacity: number, except = ''): BusyTime[] => {
    const { dealershipSlug, locationId, vehicleId, from, to } = question;
    const here = read(atPlace.all(dealershipSlug, locationId, from, to, except));
    const out = vehicleId ? read(ofVehicle.all(dealershipSlug, vehicleId, from, to, except)) : [];
    return findBusyTimes([...findBusyTimes(here, capacity), ...out], 1);
  };
  return {
    findBusy: (question, capacity) => findBusy(question, capacity),
    // One statement after the other in one process: nobody comes between looking and keeping.
    book: (appointment, capacity) => {
      const { id, dealershipSlug, locationId, vehicleId, from, to } = appointment;
      if (findBusy(appointment, capacity, id).some((busy) => busy.from < to && from < busy.to)) return false;
      put.run(id, dealershipSlug, locationId, vehicleId, from, to);
      return true;
    },
    cancel: (id) => void remove.run(id),
    close: () => database.close(),
  };
}
