import type { Dealer } from '#config/dealer.ts';
import type { InboxStore } from '../../inbox/inbox-store.ts';
import { MessageError, type SendMessage } from '../../messages/message.ts';
import { createReceipt } from '../describe-reservation.ts';
import { createPatience } from '../../patience.ts';
import type { TellShopper } from '../reservation-desk.ts';
import type { ReservationStore } from '../reservation-store.ts';
import type { Reservation } from '../reservation.ts';
import { describeNews } from './describe-news.ts';
import type { NewsLedger } from './news-ledger.ts';

/** Seconds after which news is none any more. */
const newsLasts = 30 * 86_400;

/** E-mails that nobody takes in one round: a service that is silent keeps each waiting for half a minute. */
const mostRefused = 3;
/** Milliseconds before one that nobody took is tried again; twice as long after each further time. */
const firstPause = 15_000;
const longestPause = 3_600_000;

/** Where news goes, and in whose name. */
export interface NewsWays {
  inbox: Pick<InboxStore, 'add'>;
  send: SendMessage;
  dealers: () => Promise<readonly Dealer[]>;
}

export interface NewsTeller {
  /** Tells of a state that a reservation has reached. */
  tell: TellShopper;
  /** Tells what is left of before: the process ended, nobody took the e-mail, or the dealer's file could not be read. */
  tellRest: () => Promise<void>;
}

/**
 * Has the inbox and the shopper know what has become of a reservation, of each state once: an e-mail is sent with the same `id`
 * until somebody has taken it, and is then noted. Nothing waits for it. News is tried for a month at most.
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
  /** Of e-mails that nobody took, by reservation. */
  const patience = createPatience((failures) => Math.min(firstPause * 2 ** (failures - 1), longestPause));
  /** Tells, and answers false where nobody took the e-mail. */
  const tellOne = async (reservation: Reservation, known: readonly Dealer[]): Promise<boolean> => {
    const { id, state, dealershipSlug } = reservation;
    const dealer = known.find(({ site }) => site.slug === dealershipSlug);
    if (!dealer || ledger.isTold(reservation)) return true;
    noteInInbox(reservation);
    const message = describeNews(reservation, dealer);
    try {
      if (message) await send(`${id} ${state}`, message);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      const what = error.isFinal ? 'reaches nobody' : 'is tried again';
      console.warn(`The e-mail of reservation ${createReceipt(id)} ${what}. ${error.message}`);
      if (!error.isFinal) {
        patience.noteFailure(id);
        return false;
      }
    }
    patience.forget(id);
    ledger.noteTold(reservation);
    return true;
  };
  /** One after the other, so that what happened first is told first. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>): Promise<void> =>
    (last = last.then(work).then(
      () => undefined,
      (error: unknown) =>
        console.warn('Nobody was told what became of a reservation; it is tried again.', error),
    ));
  const tellUntold = async (): Promise<void> => {
    const untold = ledger.listUntold(Math.floor(Date.now() / 1_000) - newsLasts).filter(patience.isDue);
    if (untold.length === 0) return;
    const known = await dealers();
    let left = mostRefused;
    for (const id of untold) {
      const reservation = store.find(id);
      if (reservation && !(await tellOne(reservation, known))) left -= 1;
      if (left === 0) return;
    }
  };
  let telling: Promise<void> | null = null;
  return {
    tell: (reservation) => {
      noteInInbox(reservation);
      void inTurn(async () => tellOne(reservation, await dealers()));
    },
    tellRest: () =>
      (telling ??= inTurn(tellUntold).finally(() => {
        telling = null;
      })),
  };
}
