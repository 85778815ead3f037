import type { DatabaseSync } from 'node:sqlite';

/** What the processor has been asked about payments, and what is to be asked. Times are epoch seconds. */
export interface PaymentQuestions {
  /** Notes the processor's page of a payment. */
  keepAddress: (paymentId: string, address: string) => void;
  /** Payments that are open or refused, not asked about since `before`, the oldest first. */
  listUnasked: (before: number, most: number) => string[];
  /** The same of holds that have run out and that nobody was asked about since: the last second counts too. */
  listRunOut: (now: number, most: number) => string[];
  noteAsked: (paymentId: string, now: number) => void;
  /** Payments whose money has to go back, not asked about since `before`. */
  listOwed: (before: number, most: number) => string[];
}

/** The questions about payments of a database. `forgetQuestions` forgets those of later than a moment, which a clock that was ahead noted. */
export function createPaymentQuestions(
  database: DatabaseSync,
): PaymentQuestions & { forgetQuestions: (after: number) => void } {
  const setAddress = database.prepare('update payments set address = ? where id = ?');
  const setAsked = database.prepare('update payments set asked_at = ? where id = ?');
  const forget = database.prepare('update payments set asked_at = 0 where asked_at > ?');
  // What was refused may be paid after all; after a day the processor takes no more.
  const unasked = database.prepare(
    `select id from payments where (state = 'begun' or state in ('declined', 'abandoned') and begun_at > ? - 86400)
     and asked_at <= ? order by asked_at limit ?`,
  );
  const runOut = database.prepare(
    `select payments.id from reservations join payments on payments.reservation = reservations.id
     where reservations.state = 'held' and until <= ? and payments.state in ('begun', 'declined', 'abandoned')
     and asked_at < until order by asked_at limit ?`,
  );
  const owed = database.prepare(
    "select id from payments where state = 'owed' and asked_at <= ? order by asked_at limit ?",
  );
  return {
    keepAddress: (paymentId, address) => void setAddress.run(address, paymentId),
    listUnasked: (before, most) => unasked.all(before, before, most).map(({ id }) => String(id)),
    listRunOut: (now, most) => runOut.all(now, most).map(({ id }) => String(id)),
    noteAsked: (paymentId, now) => void setAsked.run(now, paymentId),
    forgetQuestions: (after) => void forget.run(after),
    listOwed: (before, most) => owed.all(before, most).map(({ id }) => String(id)),
  };
}
