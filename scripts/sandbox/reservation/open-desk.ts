import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { isOffered } from '../api/appointment/is-for-sale.ts';
import type { VehicleStore } from '../api/vehicle-store.ts';
import { createPause } from '../clock.ts';
import { createPaymentsApp } from '../payments/app.ts';
import { openSessionStore } from '../payments/session-store.ts';
import { createReservationLeadIds, type ReservationLeadIds } from './lead/reservation-lead-id.ts';
import type { LeadSource } from '../leads/telling/lead-source.ts';
import { createLeadTeller } from '../leads/telling/tell-leads.ts';
import { openStoreFile } from '../storage/open-file.ts';
import { readSecret } from '../storage/read-secret.ts';
import { createIndexMarker, type IndexMarker } from './mark-index.ts';
import type { AskIndex } from './marked-index.ts';
import { openContactForgetter, type ContactForgetter } from './forget-contacts.ts';
import { openLeadLedger } from './lead/lead-ledger.ts';
import { openNewsLedger } from './news/news-ledger.ts';
import { createNewsTeller, type NewsWays } from './news/tell-news.ts';
import { createReservationLeads, type LeadWays } from './lead/reservation-leads.ts';
import { createHostedProcessor, type PaymentService } from './processor.ts';
import type { Reservation } from './reservation.ts';
import { createReservationDesk, type ReservationDesk, type TellShopper } from './reservation-desk.ts';
import { createReservationStore } from './reservation-store.ts';
import type { PaymentWord } from './payment-signature.ts';
import { createUnpaidHolds, noHoldLimits, type UnpaidHolds } from './unpaid-holds.ts';

export interface DeskSettings {
  dataDir: string;
  /** Asks the index of vehicles with the key of its owner. */
  ask: AskIndex;
  apiKey: string;
  /** `sandbox` takes no money; null where this server takes no payments. */
  payments: PaymentService | 'sandbox' | null;
  /** Whether one connection may hold as many vehicles as it likes, for tests. */
  isUnlimited?: boolean;
  ways: LeadWays & NewsWays & { vehicles: Pick<VehicleStore, 'hasStock'> };
  /** Leads of other things than reservations that are handed over beside theirs. */
  moreLeads: readonly LeadSource[];
}

export interface OpenDesk {
  desk: ReservationDesk;
  holds: UnpaidHolds;
  marker: IndexMarker;
  contacts: ContactForgetter;
  leadIds: ReservationLeadIds;
  /** Hands over what is untold now; what fails is tried again by itself. */
  tellLeads: () => Promise<void>;
  /** Pages of the sandbox's processor, to be mounted at /sandbox-payments; without routes where there is none. */
  pages: Hono;
  close: () => void;
}

/** Milliseconds between two sweeps. */
const pause = 15_000;
/** The same between two repetitions of what the index has to say. */
const repetition = 120_000;

/**
 * The processor of a name. The sandbox's speaks like any other, in this process, and its words go straight to the desk;
 * what is lost on the way is asked for by the sweep.
 */
function openProcessor({ payments, dataDir }: DeskSettings, hear: (word: PaymentWord) => Promise<void>) {
  if (payments === null) return { processor: null, secret: null, pages: new Hono(), close: () => undefined };
  if (payments !== 'sandbox')
    return {
      ...{ processor: createHostedProcessor(payments), secret: payments.secret },
      ...{ pages: new Hono(), close: () => undefined },
    };
  const sessions = openSessionStore(dataDir);
  const secret = randomBytes(32).toString('hex');
  const pages = createPaymentsApp({ sessions, secret, tell: hear });
  const send = (request: Request): Response | Promise<Response> => pages.fetch(request);
  return {
    ...{ processor: createHostedProcessor({ url: 'http://sandbox', secret, send }), secret, pages },
    close: () => sessions.close(),
  };
}

/** Opens the reservations of a data folder, and looks after them until it is closed. */
export function openDesk(settings: DeskSettings): OpenDesk {
  const database = openStoreFile(settings.dataDir, 'reservations.sqlite');
  const store = createReservationStore(database);
  const contacts = openContactForgetter(database);
  const leadIds = createReservationLeadIds(readSecret(database, 'leads'));
  const ownLeads = createReservationLeads(store, openLeadLedger(database), leadIds, settings.ways);
  const tellLeads = createLeadTeller([ownLeads, ...settings.moreLeads], settings.ways.dealers);
  const news = createNewsTeller(store, openNewsLedger(database), settings.ways);
  const marker = createIndexMarker(store, settings);
  const now = (): number => Math.floor(Date.now() / 1000);
  const opened = openProcessor(settings, async ({ payment, ...said }) => {
    await desk.hear(payment, said, now());
  });
  const { processor, secret, pages } = opened;
  const told: TellShopper = (reservation) => {
    news.tell(reservation);
    void tellLeads();
  };
  const isSold = async (reservation: Reservation): Promise<boolean> =>
    !(await isOffered(settings.ways.vehicles, [reservation.collection], reservation));
  const desk = createReservationDesk({ store, marker, processor, secret, isSold, told });
  let sweeping = Promise.resolve();
  let isOpen = true;
  const mayRepeat = createPause(repetition);
  const repeatMarks = async (): Promise<void> => {
    if (mayRepeat()) await marker.repeatMarks();
  };
  const sweep = (): void => {
    sweeping = sweeping
      .then(() => (isOpen ? desk.sweep(now()) : undefined))
      .then(() => {
        if (!isOpen) return;
        // Services of messages and leads may keep it waiting for minutes.
        void news.tellRest();
        void tellLeads();
      })
      .then(() => (isOpen ? repeatMarks() : undefined))
      .then(() => (isOpen ? contacts.sweep() : undefined))
      .catch((error: unknown) => {
        if (isOpen) console.error('Reservations could not be looked after.', error);
      });
  };
  const timer = setInterval(sweep, pause);
  // What an earlier process left undone.
  const first = setTimeout(sweep, 1_000);
  timer.unref();
  first.unref();
  return {
    ...{ desk, marker, contacts, leadIds, pages, tellLeads },
    holds: settings.isUnlimited ? noHoldLimits : createUnpaidHolds(database),
    close: () => {
      isOpen = false;
      clearInterval(timer);
      clearTimeout(first);
      opened.close();
      store.close();
    },
  };
}
