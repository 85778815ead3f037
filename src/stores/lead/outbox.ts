import { persistentAtom } from '@nanostores/persistent';
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
}

const key = 'forecourt:outbox';
const longestPause = 10 * 60_000;
const day = 86_400_000;

function parsePending(text: string | null): PendingLead[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as PendingLead[]) : [];
  } catch {
    return [];
  }
}

/** Leads that no service has acknowledged yet. They outlive the page, the tab and the browser. */
export const $outbox = persistentAtom<PendingLead[]>(key, [], {
  encode: JSON.stringify,
  decode: parsePending,
});

/** The lead that a service refused for good last while this page is open; null for none. */
export const $refused = atom<Lead | null>(null);

/** What another tab did to the outbox arrives late by event; the storage itself is always right. */
function readOutbox(): PendingLead[] {
  try {
    return parsePending(localStorage.getItem(key));
  } catch {
    return $outbox.get();
  }
}

const remove = (id: string): void => $outbox.set(readOutbox().filter(({ lead }) => lead.id !== id));

function postpone(id: string, retryAfter: number | null): void {
  const postponed = ({ tries, ...pending }: PendingLead): PendingLead => ({
    ...pending,
    tries: tries + 1,
    // A service that says when it will listen again is heard, up to a day.
    nextAt:
      Date.now() +
      Math.max(Math.min(1_000 * 2 ** tries, longestPause), Math.min((retryAfter ?? 0) * 1_000, day)),
  });
  $outbox.set(readOutbox().map((pending) => (pending.lead.id === id ? postponed(pending) : pending)));
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

/** Tries one lead. Resolves with null when it is stored, else with why not; a lead that may succeed later stays. */
async function attempt(endpoint: LeadEndpoint, { lead, event }: PendingLead): Promise<ServiceError | null> {
  try {
    await deliverLead(endpoint, loosenAppointment(lead, Date.now()));
    remove(lead.id);
    if (event) track(event, describeLead(lead));
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Refused for what it says, it would be refused for ever; anything else may be put right, even a wrong key.
    if (error.kind === 'rejected') {
      $refused.set(lead);
      remove(lead.id);
    } else postpone(lead.id, error.retryAfter);
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

/** Hands over every lead whose time has come. */
export function flushOutbox(endpoint: LeadEndpoint): Promise<Flushed> {
  return alone(async () => {
    const flushed: Flushed = { sent: [], refused: [] };
    for (const pending of readOutbox()) {
      if (pending.nextAt > Date.now()) continue;
      const problem = await attempt(endpoint, pending);
      if (problem === null) flushed.sent.push(pending);
      else if (problem.kind === 'rejected') flushed.refused.push(pending);
    }
    return flushed;
  });
}

/** Epoch milliseconds of the next attempt, null when nothing waits. */
export const nextAttempt = (pending: readonly PendingLead[]): number | null =>
  pending.length > 0 ? Math.min(...pending.map(({ nextAt }) => nextAt)) : null;
