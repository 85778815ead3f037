import { createLeadEndpoint } from '#config/site/create-site.ts';
import type { Dealer } from '#config/dealer.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { createBoundedFetch } from '../../command/bounded-fetch.ts';
import type { LeadStore } from '../api/lead-store.ts';
import type { VehicleStore } from '../api/vehicle-store.ts';
import type { InboxStore } from '../inbox/inbox-store.ts';
import { noteLead } from '../inbox/note.ts';
import { createReservationLead } from './create-reservation-lead.ts';
import type { LeadLedger } from './lead-ledger.ts';
import type { ReservationStore } from './reservation-store.ts';

/** Leads handed over in one go. */
const most = 50;
/** Milliseconds after the second failure in a row; they double each time. */
const pause = 15_000;
const longestPause = 3_600_000;
/** A service that the file of one dealer names: a few bytes are read of what it answers, and it leads nowhere else. */
const send = createBoundedFetch(65_536);

/** Which leads failed, how often in a row, and the epoch milliseconds from which on they are tried again. */
function createPatience() {
  const failed = new Map<string, { times: number; from: number }>();
  return {
    isDue: (id: string): boolean => (failed.get(id)?.from ?? 0) <= Date.now(),
    noteFailure: (id: string): void => {
      const times = failed.get(id)?.times ?? 0;
      const wait = Math.min(longestPause, pause * (2 ** times - 1));
      failed.set(id, { times: times + 1, from: Date.now() + wait });
    },
    forget: (id: string): void => void failed.delete(id),
  };
}

/** Where leads of reservations go, and what they are made of. */
export interface LeadWays {
  leads: Pick<LeadStore, 'keep'>;
  vehicles: Pick<VehicleStore, 'findIn'>;
  inbox: Pick<InboxStore, 'add'>;
  dealers: () => Promise<readonly Dealer[]>;
}

/**
 * Hands over a lead for each paid reservation: into the dealer's list here, and to the service that takes the enquiries
 * of the site, where that is another. What fails is tried again, less and less often, and holds up no other; a lead has one id, so
 * that it is stored once.
 */
export function createLeadTeller(
  store: Pick<ReservationStore, 'find'>,
  ledger: LeadLedger,
  { leads, vehicles, inbox, dealers }: LeadWays,
): () => Promise<void> {
  const patience = createPatience();
  /** Answers whether it is done with; not where the dealer has no sound file. Throws what keeps it from being told. */
  const tellOne = async (id: string, known: readonly Dealer[]): Promise<boolean> => {
    const reservation = store.find(id);
    const dealer = known.find(({ site }) => site.slug === reservation?.dealershipSlug);
    if (!reservation || !dealer) return false;
    const vehicle = await vehicles.findIn(reservation.collection, reservation.vehicleId);
    const lead = createReservationLead(reservation, dealer, vehicle);
    await leads.keep(lead.id, lead);
    noteLead(inbox, lead);
    const endpoint = createLeadEndpoint(dealer, '');
    if (endpoint.name !== 'typesense') await deliverLead(endpoint, lead, send);
    ledger.noteTold(id);
    return true;
  };
  const tellAll = async (): Promise<void> => {
    const untold = ledger.listUntold().filter(patience.isDue).slice(0, most);
    if (untold.length === 0) return;
    const known = await dealers();
    /** Dealers whose service has not taken a lead in this round: each silence takes seconds. */
    const silent = new Set<string>();
    for (const id of untold) {
      const slug = store.find(id)?.dealershipSlug ?? '';
      if (silent.has(slug)) continue;
      try {
        if (await tellOne(id, known)) patience.forget(id);
        else patience.noteFailure(id);
      } catch (error) {
        patience.noteFailure(id);
        silent.add(slug);
        console.warn('A reservation is no lead yet; it is tried again.', error);
      }
    }
  };
  const warn = (error: unknown): void =>
    console.warn('Reservations could not be looked through for leads; it is tried again.', error);
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** Whoever asks while a round has not begun yet shares it. */
  return () =>
    (next ??= last = last
      .then(() => {
        next = null;
        return tellAll();
      })
      .catch(warn));
}
