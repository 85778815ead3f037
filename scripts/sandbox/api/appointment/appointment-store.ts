import { nationalDigits } from '#domain/location/phone.ts';
import type { BusyTime } from '#domain/test-drive/slots.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { openStoreFile } from '../../storage/open-file.ts';
import { readAppointment, type Appointment, type AppointmentState } from './appointment.ts';
import { createBookingCounts, ofDealer } from './booking-counts.ts';
import type { BookingDay, BookingLimits } from './booking-limits.ts';
import { findBusyTimes } from './busy-times.ts';
import type { AppointmentChange } from './change/create-change-lead.ts';
import { createDigest } from './digest.ts';
import { prepareTable } from './table.ts';

type Question = Pick<Appointment, 'kind' | 'locationId' | 'vehicleId' | 'from' | 'to'>;

/** A time that is kept for a lead that has not been seen yet. */
export interface Hold {
  id: string;
  /** Epoch seconds from which on nobody waits for the lead any more. */
  until: number;
}

/** What a booking may run into. */
export interface BookingRules {
  /** Names that appointments of the dealer are kept under. */
  dealerships: readonly string[];
  /** So many drives fit in at once. */
  capacity: number;
  /** The day that it falls on. */
  day: BookingDay;
  /** Epoch seconds until which a new time is kept without its lead. */
  heldUntil: number;
  /** Who asks. */
  client: string;
  limits: BookingLimits;
  /** The new time of one that its booker moves, as its lead will say it: the dealer has to say yes again. */
  movedTo?: string;
}

export interface AppointmentStore {
  /** When no further drive fits in: so many run at the location, or the vehicle is out itself. */
  findBusy: (
    question: Question,
    { capacity, dealerships }: Pick<BookingRules, 'capacity' | 'dealerships'>,
  ) => BusyTime[];
  /** Keeps a time, in place of an earlier one of the same id. Once told, it is on disk. */
  book: (appointment: Appointment, rules: BookingRules) => 'kept' | 'taken' | 'too many';
  find: (id: string) => (Appointment & { state: AppointmentState }) | null;
  listHolds: () => Hold[];
  /** Notes whose phone number a kept time has; false when there is no time or no number, or when it has too many of the dealer already. */
  claim: (id: string, phone: string, rules: { most: number; dealerships: readonly string[] }) => boolean;
  /** The lead has come: the time is kept until the dealer says otherwise. */
  settle: (id: string) => void;
  /** The dealer has said yes; whose connection and number asked for it is forgotten. */
  confirm: (id: string) => void;
  /** Ids of those whose leads have not been told what has become of them. */
  listUntold: () => string[];
  /** What has become of one, as long as its lead has not been told; null for all others. */
  findUntold: (id: string) => AppointmentChange | null;
  /** Its lead says so. */
  noteTold: (id: string, told: AppointmentChange) => void;
  /** Whoever booked it does not come: the time is free, and its lead is to be told. Once returned, both are on disk. */
  giveBack: (id: string) => void;
  /** The time is free again, of which no lead says anything. */
  cancel: (id: string) => void;
  close: () => void;
}

/** Opens the appointments of a data folder. One vehicle is driven once at a time, wherever it stands. */
export function openAppointmentStore(dataDirectory: string): AppointmentStore {
  const database = openStoreFile(dataDirectory, 'appointments.sqlite');
  prepareTable(database);
  const digest = createDigest();
  const overlapping = 'and ends > ? and starts < ? and id <> ?';
  const atLocation = database.prepare(
    `select starts, ends from appointments where ${ofDealer} and location = ? and kind = ? ${overlapping}`,
  );
  const ofVehicle = database.prepare(
    `select starts, ends from appointments where ${ofDealer} and vehicle = ? ${overlapping}`,
  );
  const put = database.prepare(`
    insert into appointments (id, kind, dealership, location, vehicle, starts, ends, held_until, client, untold, site)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (id) do update set
      kind = excluded.kind, dealership = excluded.dealership, location = excluded.location, vehicle = excluded.vehicle,
      starts = excluded.starts, ends = excluded.ends, site = excluded.site,
      untold = case excluded.untold when '' then untold else excluded.untold end,
      confirmed = case excluded.untold when '' then confirmed else 0 end,
      held_until = case held_until when 0 then 0 else excluded.held_until end
  `);
  const counts = createBookingCounts(database);
  const holds = database.prepare('select id, held_until from appointments where held_until > 0');
  const settle = database.prepare('update appointments set held_until = 0 where id = ?');
  const claim = database.prepare('update appointments set phone = ? where id = ?');
  const confirm = database.prepare(
    "update appointments set confirmed = 1, held_until = 0, client = '', phone = '' where id = ?",
  );
  const untold = database.prepare(
    "select id from appointments where untold <> '' union select id from given_back",
  );
  const noteGivenBack = database.prepare('insert or ignore into given_back values (?)');
  const givenBack = database.prepare('select 1 from given_back where id = ?');
  const forgetGivenBack = database.prepare('delete from given_back where id = ?');
  const told = database.prepare("update appointments set untold = '' where id = ? and untold = ?");
  const one = database.prepare('select * from appointments where id = ?');
  const remove = database.prepare('delete from appointments where id = ?');
  const read = (rows: Record<string, unknown>[]): BusyTime[] =>
    rows.map(({ starts, ends }) => ({ from: Number(starts), to: Number(ends) }));
  const findBusy = (
    { kind, locationId, vehicleId, from, to }: Question,
    { capacity, dealerships }: Pick<BookingRules, 'capacity' | 'dealerships'>,
    except = '',
  ): BusyTime[] => {
    const names = JSON.stringify(dealerships);
    const here = read(atLocation.all(names, locationId, kind, from, to, except));
    const out = vehicleId ? read(ofVehicle.all(names, vehicleId, from, to, except)) : [];
    return findBusyTimes([...findBusyTimes(here, capacity), ...out], 1);
  };
  const now = (): number => Math.floor(Date.now() / 1000);
  const hasTooMany = (asked: Appointment, { client, limits, day, dealerships }: BookingRules): boolean => {
    if (counts.ofDay(asked, dealerships, day) >= day.most) return true;
    // Moving one is no further one of a connection.
    if (one.get(asked.id)) return false;
    const who = digest(client);
    return (
      counts.holdsOf(asked.id, who) >= limits.holdsPerClient ||
      counts.unconfirmedOf(asked.id, who, now()) >= limits.unconfirmedPerClient
    );
  };
  return {
    findBusy: (question, rules) => findBusy(question, rules),
    // One statement after the other in one process: nobody comes between looking and keeping.
    book: (appointment, rules) => {
      const { id, kind, dealershipSlug, locationId, vehicleId, from, to } = appointment;
      if (findBusy(appointment, rules, id).some((busy) => busy.from < to && from < busy.to)) return 'taken';
      if (hasTooMany(appointment, rules)) return 'too many';
      inTransaction(database, () => {
        // Kept anew under the same id, it is given back no more.
        forgetGivenBack.run(id);
        put.run(
          ...[id, kind, dealershipSlug, locationId, vehicleId, from, to],
          ...[rules.heldUntil, digest(rules.client), rules.movedTo ?? '', appointment.siteSlug],
        );
      });
      return 'kept';
    },
    find: (id) => {
      const row = one.get(id);
      return row ? readAppointment(row) : null;
    },
    listHolds: () => holds.all().map(({ id, held_until }) => ({ id: String(id), until: Number(held_until) })),
    claim: (id, phone, { most, dealerships }) => {
      if (!one.get(id) || phone === '') return false;
      const number = digest(nationalDigits(phone));
      if (counts.ofPhone(id, number, dealerships, now()) >= most) return false;
      claim.run(number, id);
      return true;
    },
    settle: (id) => void settle.run(id),
    confirm: (id) => void confirm.run(id),
    listUntold: () => untold.all().map(({ id }) => String(id)),
    findUntold: (id) => {
      if (givenBack.get(id)) return { became: 'given back' };
      const at = String(one.get(id)?.['untold'] ?? '');
      return at === '' ? null : { became: 'moved', at };
    },
    noteTold: (id, change) =>
      void (change.became === 'moved' ? told.run(id, change.at) : forgetGivenBack.run(id)),
    giveBack: (id) =>
      inTransaction(database, () => {
        remove.run(id);
        noteGivenBack.run(id);
      }),
    cancel: (id) => void remove.run(id),
    close: () => database.close(),
  };
}
