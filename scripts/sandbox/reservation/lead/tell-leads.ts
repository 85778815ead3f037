import { createLeadEndpoint } from '#config/site/create-site.ts';
import type { Dealer } from '#config/dealer.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { createBoundedFetch } from '../../../command/bounded-fetch.ts';
import type { LeadStore } from '../../api/lead-store.ts';
import type { VehicleStore } from '../../api/vehicle-store.ts';
import type { InboxStore } from '../../inbox/inbox-store.ts';
import { noteLead } from '../../inbox/note.ts';
import { createReservationLead } from './create-reservation-lead.ts';
import type { ReservationLeadIds } from './reservation-lead-id.ts';
import { openServiceRound } from './service-round.ts';
import type { LeadLedger } from './lead-ledger.ts';
import { createPatience } from '../patience.ts';
import type { ReservationStore } from '../reservation-store.ts';
import type { Reservation } from '../reservation.ts';

/** Milliseconds after the second failure in a row; they double each time. */
const pause = 15_000;
const longestPause = 3_600_000;
/** A service that seems to be silent because of one lead keeps the next one waiting no longer than this. */
const longestPauseOfService = 300_000;
/** A service that the file of one dealer names: a few bytes are read of what it answers, and it leads nowhere else. */
const send = createBoundedFetch(65_536);

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
  ids: ReservationLeadIds,
  { leads, vehicles, inbox, dealers }: LeadWays,
): () => Promise<void> {
  const createPauses = (longest: number) =>
    createPatience((failures) => Math.min(longest, pause * (2 ** (failures - 1) - 1)));
  const patience = createPauses(longestPause);
  const services = createPauses(longestPauseOfService);
  /** Those of this process that are in the dealer's list here. */
  const kept = new Set<string>();
  /** Puts it into the dealer's list here; answers what hands it to the dealer's service. Throws where the list takes nothing. */
  const keepOne = async (reservation: Reservation, dealer: Dealer): Promise<() => Promise<void>> => {
    const vehicle = await vehicles.findIn(reservation.collection, reservation.vehicleId);
    const lead = createReservationLead(reservation, dealer, vehicle, ids.create(reservation.id));
    await leads.keep(lead.id, lead);
    noteLead(inbox, lead);
    kept.add(reservation.id);
    const endpoint = createLeadEndpoint(dealer, '');
    return async () => {
      if (endpoint.name !== 'typesense') await deliverLead(endpoint, lead, send);
    };
  };
  const tellAll = async (): Promise<void> => {
    // Those that failed most come last: one that a service never takes keeps it from no other.
    const untold = ledger
      .listUntold()
      .filter(patience.isDue)
      .sort((one, other) => patience.count(one) - patience.count(other));
    if (untold.length === 0) return;
    const known = await dealers();
    const round = openServiceRound(services);
    for (const id of untold) {
      const reservation = store.find(id);
      const dealer = known.find(({ site }) => site.slug === reservation?.dealershipSlug);
      // It is in the list here as soon as the file of its dealer is read again.
      if (!reservation || !dealer) continue;
      const { slug } = dealer.site;
      const mayDeliver = round.mayAsk(slug);
      if (!mayDeliver && kept.has(id)) continue;
      let isAsked = false;
      try {
        const deliver = await keepOne(reservation, dealer);
        if (!mayDeliver) continue;
        isAsked = true;
        await deliver();
        round.noteTaken(slug);
        patience.forget(id);
        ledger.noteTold(id);
      } catch (error) {
        patience.noteFailure(id);
        if (isAsked) round.noteFailure(slug, error);
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
