import { randomBytes } from 'node:crypto';
import { inTime } from '../in-time.ts';
import type { IndexMarker } from './mark-index.ts';
import type { PaymentNews, Processor } from './processor.ts';
import type { Reservation } from './reservation.ts';
import type { ReservationStore } from './reservation-store.ts';
import type { Happening } from './transitions.ts';

/** What is told of a reservation that changed, such as a receipt. It must not throw. */
export type TellShopper = (reservation: Reservation) => void;

/** Reservations with the world around them: the processor that is asked, and the index that is told at once. */
export interface ReservationDesk {
  store: ReservationStore;
  /** Null where this server takes no payments. */
  processor: Processor | null;
  /** Secret by which the processor signs its words; null where there is none. */
  secret: string | null;
  /** The page where a held reservation is paid; null when nothing can be paid. Throws where the processor does not answer. */
  beginPayment: (
    id: string,
    order: { about: string; returnTo: string },
    now: number,
  ) => Promise<string | null>;
  /** Does what somebody said, and has the index and the shopper know. Null when there is no such reservation. */
  tell: (id: string, happening: Happening, now: number) => Promise<Reservation | null>;
  /** The same for news of a payment. */
  hear: (paymentId: string, news: PaymentNews, now: number) => Promise<Reservation | null>;
  /** A reservation as it is, of whose open payment the processor is asked, at most every five seconds. */
  look: (id: string, now: number) => Promise<Reservation | null>;
  /** Asks about payments that nobody has told of, ends what has run out, gives back what is owed, and writes the index. */
  sweep: (now: number) => Promise<void>;
}

/** Payments asked about in one sweep. */
const most = 100;
/** Seconds before a payment is asked about again, by a sweep and by a page that looks. */
const pauses = { sweep: 60, look: 5 };

/** Puts a store to work. `told` hears of every change of state; `isSold` asks the stock whether somebody else has bought the vehicle. */
export function createReservationDesk({
  store,
  marker,
  processor,
  secret,
  isSold,
  told,
}: {
  store: ReservationStore;
  marker: Pick<IndexMarker, 'writeMarks'>;
  processor: Processor | null;
  secret: string | null;
  isSold: (reservation: Reservation) => Promise<boolean>;
  told: TellShopper;
}): ReservationDesk {
  const spread = async (
    before: Reservation | null,
    after: Reservation | null,
  ): Promise<Reservation | null> => {
    // The reservation stands; an index that is slow to say it holds up no processor and no refund.
    await inTime(marker.writeMarks(), undefined, 'The index could not be told of a reservation.');
    if (after && before?.state !== after.state) told(after);
    return after;
  };
  const tell: ReservationDesk['tell'] = (id, happening, now) =>
    spread(store.find(id), store.tell(id, happening, now));
  /**
   * A hold whose vehicle was sold at the yard while its shopper paid is over before the money comes, which then goes back.
   * Answers whether it ended so.
   */
  const endIfSold = async (reservation: Reservation, now: number): Promise<boolean> => {
    const { id, state } = reservation;
    if (state !== 'held') return false;
    const about = `Nobody can say whether the vehicle of reservation ${id} is sold.`;
    const sold = await inTime(isSold(reservation), false, about);
    if (!sold || store.find(id)?.state !== 'held') return false;
    await tell(id, { kind: 'sold' }, now);
    return true;
  };
  const hear: ReservationDesk['hear'] = async (payment, { outcome, at }, now) => {
    const known = store.findOwner(payment);
    if (known === null || outcome === 'open') return known;
    const isEnded = outcome === 'paid' && (await endIfSold(known, now));
    const owner = store.findOwner(payment);
    const happening = outcome === 'paid' ? { kind: outcome, payment, at } : { kind: outcome, payment };
    const after = await spread(owner, store.tellOfPayment(happening, now));
    if (!isEnded) return after;
    await giveBack(payment, now);
    return store.findOwner(payment);
  };
  /** What the processor says of a payment is taken; that it does not answer is no reason to stop. */
  const askAbout = async (
    paymentId: string,
    ask: (asked: Processor) => Promise<PaymentNews>,
    now: number,
  ): Promise<void> => {
    if (!processor) return;
    store.noteAsked(paymentId, now);
    try {
      await hear(paymentId, await ask(processor), now);
    } catch (error) {
      console.warn(`Payment ${paymentId} could not be asked about; it is tried again.`, error);
    }
  };
  const giveBack = (payment: string, now: number): Promise<void> =>
    askAbout(payment, (asked) => asked.giveBack(payment), now);
  return {
    ...{ store, processor, secret, hear },
    tell: async (id, happening, now) => {
      const listOwed = () => store.find(id)?.payments.filter(({ state }) => state === 'owed') ?? [];
      const known = new Set(listOwed().map((payment) => payment.id));
      const after = await tell(id, happening, now);
      // Whoever cancels sees at once that the money goes back. Who repeats it waits for the sweep.
      for (const payment of listOwed()) if (!known.has(payment.id)) await giveBack(payment.id, now);
      return after && store.find(id);
    },
    beginPayment: async (id, { about, returnTo }, now) => {
      const begun = store.beginPayment(id, randomBytes(16).toString('hex'), now);
      const payment = begun?.payments.find(({ state }) => state === 'begun');
      if (!begun || !payment || !processor) return null;
      if (payment.address !== '') return payment.address;
      const order = { id: payment.id, amount: payment.amount, until: begun.until, about, returnTo };
      const address = await processor.begin(order);
      store.keepAddress(payment.id, address);
      return address;
    },
    look: async (id, now) => {
      const known = store.find(id);
      const open =
        known?.state === 'held' ? known.payments.find(({ state }) => state === 'begun') : undefined;
      if (open && now - open.askedAt >= pauses.look)
        await askAbout(open.id, (asked) => asked.ask(open.id), now);
      const seen = store.find(id);
      // Nobody is shown a hold that has run out, once the processor was asked after its end; the sweep may be seconds away.
      const isUnsure = seen?.payments.some(({ state, askedAt }) => state === 'begun' && askedAt < seen.until);
      return seen && now >= seen.until && !isUnsure ? tell(id, { kind: 'lapse', now }, now) : seen;
    },
    sweep: async (now) => {
      store.putRight(now);
      const open = [...store.listRunOut(now, most), ...store.listUnasked(now - pauses.sweep, most)];
      for (const payment of new Set(open)) await askAbout(payment, (asked) => asked.ask(payment), now);
      for (const ended of store.lapse(now)) told(ended);
      for (const payment of store.listOwed(now - pauses.sweep, most)) await giveBack(payment, now);
      await marker.writeMarks();
    },
  };
}
