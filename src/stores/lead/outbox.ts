import { encodeKept, persistentAtom, readLatest } from '../site/persistent.ts';
import { atom } from 'nanostores';
import { loosenAppointment } from '#domain/test-drive/hold.ts';
import type { EventKey, EventParameters } from '#domain/analytics/events.ts';
import type { Lead } from '#domain/lead/document.ts';
import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { ServiceError } from '#services/site/errors.ts';
import { deliverLead } from '#services/lead/deliver.ts';
import { track } from '../analytics/analytics.ts';

/** A lead on its way, and when to try next (epoch milliseconds). */
export interface PendingLead {
  lead: Lead;
  /** Name of the vehicle or offer, for words to the shopper; null for a general enquiry. */
  about: string | null;
  /** What it counts as once it is stored (EVT-02); leads of an earlier release say nothing. */
  event?: EventKey;
  tries: number;
  nextAt: number;
  /** The shopper wants it sent, however old it is. */
  isWanted?: boolean;
}

const key = 'forecourt:outbox';
const longestPause = 10 * 60_000;
const day = 86_400_000;
/** A lead that has waited so long is sent only when the shopper says so: much may have changed. */
const longestWait = 3 * day;

function parsePending(text: string): PendingLead[] {
  try {
    const value = JSON.parse(text) as (PendingLead | null)[];
    return value.flatMap((pending) =>
      // Beyond a day is a pause of a clock that was ahead; another release may say none.
      typeof pending?.lead?.id === 'string'
        ? { ...pending, nextAt: pending.nextAt < Date.now() + day ? pending.nextAt : 0 }
        : [],
    );
  } catch {
    return [];
  }
}

/** Leads that no service has acknowledged yet. They outlive the page, the tab and the browser. */
export const $outbox = persistentAtom<PendingLead[]>(key, [], {
  encode: encodeKept,
  decode: parsePending,
});

/** The lead that a service refused for good last while this page is open; null for none. */
export const $refused = atom<Lead | null>(null);

const readOutbox = (): PendingLead[] => readLatest(key, parsePending, $outbox);

/** Whether the shopper has to decide what becomes of a lead. */
export const isOld = ({ lead, isWanted }: PendingLead): boolean =>
  !isWanted && Date.now() - lead.created_at * 1_000 > longestWait;

const replace = (wanted: PendingLead): void =>
  $outbox.set(readOutbox().map((pending) => (pending.lead.id === wanted.lead.id ? wanted : pending)));

/** The shopper has decided that an old lead shall be sent, now and until it arrives. */
export const wantLead = (pending: PendingLead): void => replace({ ...pending, isWanted: true, nextAt: 0 });

/** Gives a waiting lead up, for good. */
export const dropLead = (id: string): void => $outbox.set(readOutbox().filter(({ lead }) => lead.id !== id));

function postpone(pending: PendingLead, retryAfter: number): void {
  // What is no number of tries is none.
  const tries = (pending.tries > 0 ? pending.tries : 0) + 1;
  const pause = Math.min(500 * 2 ** tries, longestPause);
  // A service that says when it will listen again is heard, up to a day.
  const asked = Math.min(retryAfter * 1_000, day);
  replace({ ...pending, tries, nextAt: Date.now() + Math.max(pause, asked) });
}

/** One tab at a time, where the browser can tell tabs apart; elsewhere the lead's id keeps it single. */
function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  return typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request(key, work) as Promise<Value>)
    : work();
}

/** The vehicle that a lead is about, in full, because it may be delivered on the page of another one. */
const describeLead = (lead: Lead): EventParameters => ({
  item_id: lead.car_id,
  item_number: lead.stock_number,
  item_condition: lead.car_type,
  item_make: lead['Vehicle Make'],
  item_model: lead['Vehicle Model'],
});

/** Ids that services gave to leads of this page, by the leads' own. */
const storedIds = new Map<string, string>();

/** The id under which a lead is stored: the service's, else its own. */
export const findStoredId = (id: string): string => storedIds.get(id) ?? id;

/** Tries one lead. Resolves with null when it is stored, else with why not; a lead that may succeed later stays. */
async function attempt(endpoint: LeadEndpoint, pending: PendingLead): Promise<ServiceError | null> {
  const { lead, event } = pending;
  try {
    const id = await deliverLead(endpoint, loosenAppointment(lead, Date.now()));
    if (id !== null) storedIds.set(lead.id, id);
    dropLead(lead.id);
    if (event) track(event, describeLead(lead));
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      // What nobody can send keeps nothing behind it waiting.
      postpone(pending, 0);
      throw error;
    }
    // Refused for what it says, it would be refused for ever; anything else may be put right, even a wrong key.
    if (error.kind === 'rejected') {
      $refused.set(lead);
      dropLead(lead.id);
    } else postpone(pending, error.retryAfter);
    return error;
  }
}

/** Puts a lead in the outbox, then tries to hand it over at once. Resolves with null when it is stored. */
export function sendLead(
  endpoint: LeadEndpoint,
  lead: Lead,
  about: string | null,
  event?: EventKey,
): Promise<ServiceError | null> {
  const pending: PendingLead = { lead, about, ...(event && { event }), tries: 0, nextAt: 0 };
  $outbox.set([...readOutbox().filter((other) => other.lead.id !== lead.id), pending]);
  return alone(() => attempt(endpoint, pending));
}

/** Tries a waiting lead at once, whatever its time. Resolves with null when it is stored, by whomever, else with why not. */
export function retryLead(endpoint: LeadEndpoint, id: string): Promise<ServiceError | null> {
  return alone(async () => {
    const pending = readOutbox().find(({ lead }) => lead.id === id);
    return pending ? attempt(endpoint, pending) : null;
  });
}

/** What became of leads that waited; those that wait on are in neither list. */
export interface Flushed {
  sent: PendingLead[];
  /** Refused for good: they wait no longer and have not arrived. */
  refused: PendingLead[];
}

/** Hands over every lead whose time has come, but those that have become old. */
export function flushOutbox(endpoint: LeadEndpoint): Promise<Flushed> {
  return alone(async () => {
    const flushed: Flushed = { sent: [], refused: [] };
    for (const pending of readOutbox()) {
      if (pending.nextAt > Date.now() || isOld(pending)) continue;
      const problem = await attempt(endpoint, pending);
      if (problem === null) flushed.sent.push(pending);
      else if (problem.kind === 'rejected') flushed.refused.push(pending);
    }
    return flushed;
  });
}

/** Epoch milliseconds of the next attempt, null when nothing waits for one. */
export function nextAttempt(pending: readonly PendingLead[]): number | null {
  const times = pending.filter((lead) => !isOld(lead)).map(({ nextAt }) => nextAt);
  return times.length > 0 ? Math.min(...times) : null;
}
