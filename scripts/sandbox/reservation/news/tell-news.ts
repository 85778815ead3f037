import type { Dealer } from '#config/dealer.ts';
import type { InboxStore } from '../../inbox/inbox-store.ts';
import type { SendMessage } from '../../messages/message.ts';
import { createReceipt } from '../describe-reservation.ts';
import type { TellShopper } from '../reservation-desk.ts';
import type { ReservationStore } from '../reservation-store.ts';
import type { Reservation } from '../reservation.ts';
import { describeNews } from './describe-news.ts';
import type { NewsLedger } from './news-ledger.ts';

/** Seconds after which news is none any more. */
const newsLasts = 30 * 86_400;

/** Where news goes, and in whose name. */
export interface NewsWays {
  inbox: Pick<InboxStore, 'add'>;
  send: SendMessage;
  dealers: () => Promise<readonly Dealer[]>;
}

export interface NewsTeller {
  /** Tells of a state that a reservation has reached. */
  tell: TellShopper;
  /** Tells what is left of before: the process ended, or the dealer's file could not be read. */
  tellRest: () => Promise<void>;
}

/**
 * Has the inbox and the shopper know what has become of a reservation, of each state once. An e-mail that nobody takes stops
 * nothing; that of a dealer without a sound file waits for it, a month at most.
 */
export function createNewsTeller(
  store: Pick<ReservationStore, 'find'>,
  ledger: NewsLedger,
  { inbox, send, dealers }: NewsWays,
): NewsTeller {
  const noteInInbox = ({ id, state, dealershipSlug, vehicleName, stockNumber, deposit }: Reservation): void =>
    void inbox.add({
      ...{ kind: 'reservation', id: `${id} ${state}`, dealer: dealershipSlug },
      title: `Reservation ${createReceipt(id)} is ${state}: ${vehicleName}`,
      text: [`Stock number ${stockNumber}`, `Deposit $${deposit.toLocaleString('en-AU')}`].join('\n'),
    });
  const tellOne = (reservation: Reservation, known: readonly Dealer[]): void => {
    const { id, state, dealershipSlug } = reservation;
    const dealer = known.find(({ site }) => site.slug === dealershipSlug);
    // Noted before it is sent: who gets it twice would believe that money moved twice.
    if (!dealer || !ledger.noteTold(reservation)) return;
    noteInInbox(reservation);
    const message = describeNews(reservation, dealer);
    if (!message) return;
    send(`${id} ${state}`, message).catch((error: unknown) =>
      console.warn(`Nobody took the e-mail of reservation ${createReceipt(id)}.`, error),
    );
  };
  /** One after the other, so that what happened first is told first. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    (last = last
      .then(work)
      .catch((error: unknown) =>
        console.warn('Nobody was told what became of a reservation; it is tried again.', error),
      ));
  return {
    tell: (reservation) => {
      noteInInbox(reservation);
      void inTurn(async () => tellOne(reservation, await dealers()));
    },
    tellRest: () =>
      inTurn(async () => {
        const untold = ledger.listUntold(Math.floor(Date.now() / 1_000) - newsLasts);
        if (untold.length === 0) return;
        const known = await dealers();
        for (const id of untold) {
          const reservation = store.find(id);
          if (reservation) tellOne(reservation, known);
        }
      }),
  };
}
