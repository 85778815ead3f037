import * as v from 'valibot';
import { leadDocument, leadEntries, line, type Lead } from '#domain/lead/document.ts';
import { leaveOutUnwritten } from '#domain/lead/tidy-value.ts';
import { readAttachment } from '#domain/lead/upload.ts';
import { reservationSubcategory } from '../reservation/lead/create-reservation-lead.ts';
import type { JsonObject, JsonValue } from '../search/json.ts';
import { isSameFiling } from './filing-words.ts';
import type { LeadPlace } from './lead-dealer.ts';

/** What a lead is filed under that claims to be of a reservation, and is none that this server wrote. */
export const claimedReservation = 'Reservation not known here';

/** Most characters of what a lead says beyond its schema. */
const longestRest = 2_000;

/** A lead as it lies in the collection, where dealer and calendar have written into it as well. */
export const storedLead = v.object({
  ...leadEntries,
  // An earlier release took longer ones.
  ...{ category: line, dealership_slug: line, car_id: line },
  appointment_status: v.optional(v.picklist(['booked', 'requested', 'cancelled', 'confirmed'])),
  /** Epoch seconds at which this server took it: the clock of a device may be wrong. */
  received_at: v.optional(v.number()),
  /** The hidden field was filled in: stored, and left out of the dealer's list unless asked for. */
  is_spam: v.optional(v.boolean()),
  /** What the lead said under names that the schema does not have, as text. */
  unread: v.optional(v.pipe(v.string(), v.maxLength(longestRest))),
});
export type StoredLead = v.InferOutput<typeof storedLead>;

export interface LeadFault {
  field: string;
  message: string;
}

/** What the calendar keeps for a lead. */
export interface KeptTime extends Pick<Lead, 'appointment_at' | 'location_id'> {
  /** Whether the dealer said yes. */
  isConfirmed: boolean;
}

/** What the judge has to know of the world. */
export interface LeadJudgeContext {
  /** What is kept for the lead, as the calendar has it, and may stay kept for who has this phone number; null for nothing. */
  findKept: (lead: Lead) => KeptTime | null;
  /** Told which file the new lead names, under the id that the dealer API keeps it by. */
  namesFile: (id: string) => void;
  /** Whether this server gave the id to the lead of a reservation. */
  isOwn: (id: string) => boolean;
  /** Whether the dealer's form asks to accept terms (FORM-10). */
  asksTerms: (lead: LeadPlace) => boolean;
}

/** The first ones, in short: a message may quote what was sent. */
const describeFaults = (issues: readonly v.BaseIssue<unknown>[]): LeadFault[] =>
  issues.slice(0, 20).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message.slice(0, 200).toWellFormed(),
  }));

const say = (value: JsonValue): string => (typeof value === 'object' ? '(not a text)' : String(value));

/** What stands under other names, kept apart: a lead of another release is no reason to lose a customer. */
function readRest(given: JsonObject): string {
  const names = Object.keys(given).filter((name) => !Object.hasOwn(leadEntries, name));
  const rest = names.map((name) => `${name}: ${say(given[name] ?? null)}`).join('\n');
  return leaveOutUnwritten(rest).slice(0, longestRest).toWellFormed();
}

const claimsReservation = ({ subcategory }: Lead): boolean =>
  isSameFiling(subcategory, reservationSubcategory);

/** How firm an appointment is, by what the lead says and what the calendar keeps for it. */
function judgeStatus(said: JsonValue, kept: KeptTime | null): StoredLead['appointment_status'] {
  if (kept) return kept.isConfirmed ? 'confirmed' : 'booked';
  return said === 'cancelled' ? 'cancelled' : 'requested';
}

/**
 * A new lead as it is to be stored, or what is wrong with it. A lead that claims a time that nobody kept for it asks for
 * that time, and one with a kept time has that of the calendar, which may have been moved since. One that claims a reservation
 * says that none is known; one with a filled hidden field is marked.
 */
export function judgeNewLead(
  given: JsonObject,
  { findKept, namesFile, isOwn, asksTerms }: LeadJudgeContext,
): { lead: StoredLead } | { faults: LeadFault[] } {
  const { appointment_status: said } = given;
  // One that the dealer said yes to comes with a list that is put back.
  const judged = v.safeParse(
    leadDocument,
    said === 'confirmed' ? { ...given, appointment_status: 'booked' } : given,
  );
  if (!judged.success) return { faults: describeFaults(judged.issues) };
  const lead = judged.output;
  if (!lead.terms_accepted && asksTerms(lead))
    return { faults: [{ field: 'terms_accepted', message: 'The terms were not accepted.' }] };
  for (const named of [lead.attachment, ...(lead.photos ?? [])]) {
    const file = readAttachment(named);
    if (file) namesFile(file.id);
  }
  const unread = readRest(given);
  const kept = lead.appointment_status === 'booked' ? findKept(lead) : null;
  const now = Math.floor(Date.now() / 1000);
  return {
    lead: {
      ...lead,
      created_at: Math.min(lead.created_at, now),
      received_at: now,
      ...(claimsReservation(lead) && !isOwn(lead.id) && { subcategory: claimedReservation }),
      ...(said !== undefined && { appointment_status: judgeStatus(said, kept) }),
      ...(kept && { appointment_at: kept.appointment_at, location_id: kept.location_id }),
      ...(lead.company_website !== '' && { is_spam: true }),
      ...(unread !== '' && { unread }),
    },
  };
}

/** What is wrong with a changed lead; nothing when all is well. */
export function findStoredFaults(document: unknown): LeadFault[] {
  const judged = v.safeParse(storedLead, document);
  return judged.success ? [] : describeFaults(judged.issues);
}

export const sayFaults = (faults: readonly LeadFault[]): string =>
  faults
    .slice(0, 5)
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join('; ')
    .slice(0, 500);
