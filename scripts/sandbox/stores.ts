import path from 'node:path';
import { readSearchSubject } from '#domain/alert/search-subject.ts';
import { openAccountStore } from './account/account-store.ts';
import type { KeptKind } from './account/kept-things.ts';
import { openAlertStore } from './alert/alert-store.ts';
import { findContact } from './account/is-of-person.ts';
import { findLeadDealer, nameLeadDealer } from './leads/lead-dealer.ts';
import { openAppointmentChanges } from './api/appointment/change/appointment-changes.ts';
import type { AppointmentChange } from './api/appointment/change/create-change-lead.ts';
import { openAppointmentStore } from './api/appointment/appointment-store.ts';
import { noBookingLimits, usualBookingLimits } from './api/appointment/booking-limits.ts';
import { openEventStore } from './api/event-store.ts';
import { createLeadStore } from './api/lead-store.ts';
import { createRevealStore } from './api/reveal-store.ts';
import { createUploadStore } from './api/upload-store.ts';
import { openValuationStore } from './api/valuation-store.ts';
import { createVehicleStore } from './api/vehicle-store.ts';
import { createViewStore } from './api/view-store.ts';
import { openInboxStore } from './inbox/inbox-store.ts';
import { createKnownDealers } from './known-dealers.ts';
import type { LeadJudgeContext } from './leads/judge-lead.ts';
import { createKeptTimes } from './leads/kept-times.ts';
import { createLeadsApart } from './leads/leads-apart.ts';
import { createSender } from './messages/sender.ts';
import type { SandboxOptions } from './options.ts';
import { createHostedAsk } from './reservation/hosted-index.ts';
import { openDesk } from './reservation/open-desk.ts';
import type { JsonObject } from './search/json.ts';
import { createSearchApp } from './search/app.ts';

interface Closable {
  close: () => void;
}
/** Has a store closed with all others. */
type Keep = <Store extends Closable>(store: Store) => Store;

/** A further store is a row of the answer: endpoints find it by its name. */
function openEach(options: SandboxOptions, keep: Keep) {
  const { apiKey, dataDir, unlimited = false } = options;
  const { read: dealers, known, readTold: toldDealers } = createKnownDealers(options.dealers);
  const limits = { ...(unlimited ? noBookingLimits : usualBookingLimits), ...options.bookings };
  const appointments = keep(openAppointmentStore(dataDir));
  const uploads = createUploadStore(path.join(dataDir, 'uploads'));
  const leadJudge: LeadJudgeContext = {
    isOwn: (id) => desk.leadIds.isOne(id),
    namesFile: uploads.name,
    findKept: createKeptTimes(appointments, known, limits.unconfirmedPerPhone),
    asksTerms: (lead) => findLeadDealer(known(), lead)?.site.enquiry.termsConsent ?? false,
  };
  const search = keep(createSearchApp({ dataDir, apiKey, apart: createLeadsApart(leadJudge) }));
  const ask = (request: Request): Response | Promise<Response> => search.app.fetch(request);
  const inbox = keep(openInboxStore(dataDir));
  const send = createSender(inbox, options.messages ?? null);
  const accounts = keep(openAccountStore(dataDir, { secret: apiKey, isUnlimited: unlimited }));
  const leads = createLeadStore({
    search: ask,
    listByKey: search.listByKey,
    apiKey,
    // Also those of a dealer whose file cannot be read at the moment: their files and times are still somebody's.
    collections: async () => {
      const named = (await dealers()).map(({ build }) => build.collections.leads);
      const others = new Set([...named, ...search.listApart()]);
      others.delete('leads');
      return ['leads', ...others];
    },
  });
  const { index } = options;
  const stock = index ? { ask: createHostedAsk(index), apiKey: index.apiKey } : { ask, apiKey };
  const vehicles = createVehicleStore({ search: stock.ask, apiKey: stock.apiKey });
  const ways = { leads, vehicles, inbox, send, dealers };
  const changes = keep(openAppointmentChanges(dataDir, unlimited ? 0 : undefined));
  const desk = keep(
    openDesk({
      dataDir,
      ...stock,
      payments: options.payments ?? null,
      isUnlimited: unlimited,
      ways,
      moreLeads: [changes],
    }),
  );
  const alerts = keep(openAlertStore(dataDir));
  // What is kept elsewhere of an account goes with it: a row for each store that keeps something.
  accounts.onDelete(({ dealer, phone, email }) => inbox.forget(dealer, phone ?? email ?? ''));
  accounts.onDelete(({ id }) => alerts.forget(id));
  accounts.onDelete((account) => {
    const reservations = desk.desk.store.listOf(account.dealer, findContact(account));
    desk.contacts.forget(reservations.map(({ id }) => id));
  });
  const nameSubject = (kind: KeptKind, subject: string): string =>
    kind === 'search' ? (readSearchSubject(subject) ?? subject) : subject;
  const now = (): number => Math.floor(Date.now() / 1000);
  // Nobody is told about what they no longer keep.
  accounts.kept.onRemove((account, kind, subject) =>
    alerts.setAside(account, kind, nameSubject(kind, subject), now()),
  );
  accounts.kept.onKeep((account, kind, subject) =>
    alerts.takeBack(account, kind, nameSubject(kind, subject), now()),
  );
  /** Tells the service of a dealer what has become of the time of a lead. */
  const tellChange = async (first: JsonObject, change: AppointmentChange): Promise<void> => {
    changes.note(first, change, nameLeadDealer(await dealers(), first));
    void desk.tellLeads();
  };
  return {
    ...{ dealers, limits, leadJudge, search, inbox, send, accounts, alerts, appointments, uploads },
    ...{ leads, vehicles, toldDealers, tellChange },
    addresses: options.addresses ?? (() => []),
    reveals: keep(createRevealStore(dataDir)),
    events: keep(openEventStore(dataDir)),
    views: keep(createViewStore(dataDir)),
    valuations: keep(openValuationStore(dataDir)),
    reservations: desk.desk,
    holds: desk.holds,
    marker: desk.marker,
    paymentPages: desk.pages,
  };
}

/** Everything that a server keeps, by name. */
export interface Stores extends ReturnType<typeof openEach>, Closable {}

/** Opens every store of a data folder; one that cannot be opened closes those that were. */
export function openStores(options: SandboxOptions): Stores {
  const opened: Closable[] = [];
  const close = (): void => {
    for (const store of opened.splice(0).reverse()) store.close();
  };
  try {
    const stores = openEach(options, (store) => {
      opened.push(store);
      return store;
    });
    return { ...stores, close };
  } catch (error) {
    close();
    throw error;
  }
}
