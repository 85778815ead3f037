import * as v from 'valibot';
import * as contract from '#contract/leads.ts';
import { sayFaults, storedLead, type StoredLead } from '../../leads/judge-lead.ts';
import { isLeadOf } from '../../leads/lead-dealer.ts';
import { inTurns } from '../../in-turns.ts';
import type { AppointmentState } from '../appointment/appointment.ts';
import { createEndpoint } from '../endpoint.ts';
import { findUploadAddress } from './uploads.ts';
import { settleHolds } from '../appointment/settle-holds.ts';

/** Leads of one answer. */
const usual = 250;
/** Leads that are read in one turn of the server: all of them take seconds where a dealer has kept thousands. */
const atOnce = 10;

/** One line of the list: a lead with the state of its test drive, or what can be said of one that cannot be read. */
type Listed =
  | (StoredLead & {
      appointment: AppointmentState | null;
      attachment_url: string | null;
      photo_urls: string[];
    })
  | { id: string | null; unreadable: string };

type ReadLead = StoredLead | { id: string | null; unreadable: string };

function readOne(text: string): ReadLead {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return { id: null, unreadable: 'it is not JSON' };
  }
  const judged = v.safeParse(storedLead, value);
  if (judged.success) return judged.output;
  const { id } = value as { id?: unknown };
  const faults = judged.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }));
  return { id: typeof id === 'string' ? id : null, unreadable: sayFaults(faults) };
}

const ageOf = (lead: ReadLead): number => ('unreadable' in lead ? 0 : (lead.received_at ?? lead.created_at));

/** Collects the newest of many leads, and counts them all; never has more than twice as many as are asked for. */
function collectNewest(most: number) {
  let newest: ReadLead[] = [];
  let found = 0;
  const cut = (): ReadLead[] =>
    (newest = newest.toSorted((one, other) => ageOf(other) - ageOf(one)).slice(0, most));
  return {
    add: (lead: ReadLead): void => {
      found += 1;
      newest.push(lead);
      if (newest.length > 2 * most) cut();
    },
    count: () => found,
    list: cut,
  };
}

/**
 * A dealer's own list, the newest lead first, with the state of each test drive: `held`, `unconfirmed` or `confirmed`, null
 * where no time is kept. Leads whose hidden field was filled in stand in it only with `?spam=true`. A lead that cannot be
 * read is listed as that, and hides no other.
 */
export const getLeads = createEndpoint(
  contract.getLeads,
  ({ leads, appointments, tellChange }) =>
    async ({ query: { dealership_slug: slug, spam, limit = usual }, answer }) => {
      await settleHolds({ appointments, leads, tellChange });
      const isAsked = (lead: ReadLead): boolean =>
        'unreadable' in lead ||
        ((slug === undefined || isLeadOf(lead, [slug])) && (spam === 'true' || !lead.is_spam));
      const newest = collectNewest(Number(limit));
      for await (const text of inTurns(leads.list(), atOnce)) {
        const lead = readOne(text);
        if (isAsked(lead)) newest.add(lead);
      }
      const listed = newest.list().map((lead): Listed =>
        'unreadable' in lead
          ? lead
          : {
              ...lead,
              appointment: appointments.find(lead.id)?.state ?? null,
              attachment_url: findUploadAddress(lead.attachment),
              photo_urls: (lead.photos ?? []).flatMap((photo) => findUploadAddress(photo) ?? []),
            },
      );
      return answer(200, { found: newest.count(), leads: listed }, { 'Cache-Control': 'no-store' });
    },
);
