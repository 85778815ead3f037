import type { DatabaseSync } from 'node:sqlite';
import { paymentMinutes } from '#domain/reservation/reservation-state.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { createHolders, type Holders } from './holders.ts';
import { createMarkStore, type MarkStore } from './mark-store.ts';
import { createPaymentQuestions, type PaymentQuestions } from './payment-questions.ts';
import { createReservationLists, type ReservationLists } from './reservation-lists.ts';
import { readReservation, type Reservation, type ReservationRequest } from './reservation.ts';
import { prepareTables } from './tables.ts';
import { hasMoney, marksVehicle, transit, type Happening } from './transitions.ts';

/** What became of the wish to hold a vehicle. `other` is a key that was used for something else before. */
export type HoldAnswer =
  | { readonly kind: 'held'; readonly reservation: Reservation }
  | { readonly kind: 'taken'; readonly by: Reservation }
  | { readonly kind: 'other' };

/**
 * Every reservation, and the only writer of them, of their payments and marks. Each function does all it says or, when it
 * throws, nothing; what it has answered is on the disk. Times are epoch seconds, amounts Australian dollars.
 */
export interface ReservationStore
  extends MarkStore, PaymentQuestions, ReservationLists, Pick<Holders, 'listAlike'> {
  /** Holds a vehicle while its deposit is paid. With a key that is known it answers that reservation as it is now. */
  hold: (request: ReservationRequest, now: number) => HoldAnswer;
  find: (id: string) => Reservation | null;
  /** Agrees to another price and deposit before anything is paid. */
  agree: (id: string, terms: { price: number; deposit: number }, now: number) => Reservation | null;
  /** Begins a payment of a held reservation, or answers the one that runs; null when nothing can be paid. */
  beginPayment: (id: string, paymentId: string, now: number) => Reservation | null;
  /** The reservation that a payment is for. */
  findOwner: (paymentId: string) => Reservation | null;
  /** Tells what happened; null when there is no such reservation. */
  tell: (id: string, happening: Happening, now: number) => Reservation | null;
  /** The same by the id of a payment. */
  tellOfPayment: (happening: Extract<Happening, { payment: string }>, now: number) => Reservation | null;
  /** Takes back what a clock that was ahead has promised: no hold keeps its vehicle for a year, and no refund waits as long. */
  putRight: (now: number) => void;
  /** Ends what has run out; answers those. */
  lapse: (now: number) => Reservation[];
  close: () => void;
}

/** Seconds by which clocks of processors may differ from that of this server. */
const slack = 3_600;

/** Opens the reservations of a database. */
export function createReservationStore(database: DatabaseSync): ReservationStore {
  prepareTables(database);
  const one = database.prepare('select * from reservations where id = ?');
  const paymentsOf = database.prepare(
    'select * from payments where reservation = ? order by begun_at, rowid',
  );
  const insert = database.prepare(`
    insert into reservations values (?, ?, ?, ?, ?, ?, ?, 'held', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?)`);
  const update = database.prepare(
    'update reservations set state = ?, until = ?, changed_at = ? where id = ?',
  );
  const setReason = database.prepare('update reservations set reason = ? where id = ?');
  const agreeTo = database.prepare(
    'update reservations set price = ?, deposit = coalesce(?, deposit), changed_at = ? where id = ?',
  );
  const addPayment = database.prepare(
    "insert into payments (id, reservation, state, amount, begun_at) values (?, ?, 'begun', ?, ?)",
  );
  const setPayment = database.prepare('update payments set state = ?, asked_at = 0 where id = ?');
  const setDeposit = database.prepare(
    'update reservations set deposit = (select amount from payments where payments.id = ?) where id = ?',
  );
  const ownerOf = database.prepare('select reservation from payments where id = ?');
  const due = database.prepare(
    "select id from reservations where state in ('held', 'reserved') and until <= ? order by until",
  );
  const lasts = `case state when 'held' then ${paymentMinutes * 60} else reserve_seconds end`;
  const putRight = database.prepare(
    `update reservations set until = ?1 + ${lasts} where state in ('held', 'reserved') and until > ?1 + ${lasts} + ${slack}`,
  );
  const { forgetQuestions, ...questions } = createPaymentQuestions(database);
  const { mark, ...marks } = createMarkStore(database);
  const read = (row: Record<string, unknown>): Reservation =>
    readReservation(row, paymentsOf.all(String(row['id'])));
  const find = (id: string): Reservation | null => {
    const row = one.get(id);
    return row ? read(row) : null;
  };
  const write = <Result>(work: () => Result): Result => inTransaction(database, work);
  const tell = (id: string, happening: Happening, now: number): Reservation | null => {
    const known = find(id);
    if (!known) return null;
    const payments = Object.fromEntries(known.payments.map((payment) => [payment.id, payment.state]));
    const before = { ...known, payments };
    const after = transit(before, happening);
    if (after === before) return known;
    const isPaid = Object.values(payments).includes('kept');
    for (const [paymentId, state] of Object.entries(after.payments)) {
      const former = payments[paymentId];
      if (former === state) continue;
      setPayment.run(state, paymentId);
      // A page of before asks for the deposit of before: what was paid is the deposit, whatever was agreed since.
      if (hasMoney(state) && !(former && hasMoney(former)) && !isPaid) setDeposit.run(paymentId, id);
    }
    update.run(after.state, after.until, now, id);
    if (happening.kind === 'sold') setReason.run(happening.kind, id);
    if (marksVehicle(after.state) !== marksVehicle(known.state))
      mark({
        ...{ collection: known.collection, vehicleId: known.vehicleId },
        reserved: marksVehicle(after.state),
      });
    return find(id);
  };
  const { findHolder, listAlike } = createHolders(database, tell);
  const hold = (request: ReservationRequest, now: number): HoldAnswer => {
    const known = find(request.id);
    if (known)
      return known.vehicleId === request.vehicleId && known.collection === request.collection
        ? { kind: 'held', reservation: known }
        : { kind: 'other' };
    const by = findHolder(request, now);
    if (by) return { kind: 'taken', by };
    const { id, collection, vehicleId, slug, vehicleName, stockNumber, dealershipSlug } = request;
    const { reserveSeconds, price, deposit, firstName, lastName, phone, email, vin } = request;
    insert.run(
      ...[id, collection, vehicleId, slug, vehicleName, stockNumber, dealershipSlug],
      ...[now + paymentMinutes * 60, reserveSeconds, price, deposit],
      ...[firstName, lastName, phone, email, now, now, vin],
    );
    return { kind: 'held', reservation: read(one.get(id) ?? {}) };
  };
  const findPayable = (id: string, now: number): Reservation | null => {
    const known = tell(id, { kind: 'lapse', now }, now);
    return known?.state === 'held' ? known : null;
  };
  const findOwner = (paymentId: string): Reservation | null => {
    const id = ownerOf.get(paymentId)?.['reservation'];
    return id === undefined ? null : find(String(id));
  };
  return {
    ...{ find, findOwner, ...marks },
    ...questions,
    ...createReservationLists(database, read),
    hold: (request, now) => write(() => hold(request, now)),
    listAlike: (vehicle, now) => write(() => listAlike(vehicle, now)),
    agree: (id, { price, deposit }, now) =>
      write(() => {
        const known = findPayable(id, now);
        if (!known) return null;
        // What the processor asks for already stays.
        const isAsked = known.payments.some(({ state }) => state === 'begun');
        agreeTo.run(price, isAsked ? null : deposit, now, id);
        return find(id);
      }),
    beginPayment: (id, paymentId, now) =>
      write(() => {
        const known = findPayable(id, now);
        if (!known) return null;
        if (known.payments.some(({ state }) => state === 'begun')) return known;
        addPayment.run(paymentId, id, known.deposit, now);
        return find(id);
      }),
    tell: (id, happening, now) => write(() => tell(id, happening, now)),
    tellOfPayment: (happening, now) =>
      write(() => {
        const owner = findOwner(happening.payment);
        return owner && tell(owner.id, happening, now);
      }),
    putRight: (now) => {
      putRight.run(now);
      forgetQuestions(now + slack);
    },
    lapse: (now) =>
      due.all(now).flatMap(({ id }) => write(() => tell(String(id), { kind: 'lapse', now }, now)) ?? []),
    close: () => database.close(),
  };
}
