import { inTurns } from '../in-turns.ts';
import type { StoredLead } from '../leads/judge-lead.ts';
import type { KeyedDocument } from '../search/collections/collection.ts';
import { spreadOverDays } from './spread-over-days.ts';

/** Leads that are read of one person. Whoever knows a number or an address may send any number of them in its name. */
const most = 600;

/** Leads that are read in one turn of the server: each may have 60 KB. */
const atOnce = 10;

/** A stored lead that can be read; null for one that cannot. */
function parse(text: string | null): StoredLead | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredLead);
  } catch {
    return null;
  }
}

/**
 * What a person has sent, in the order of the store: of each day as much as of any other where there is too much, and all
 * whose time is kept.
 *
 * @param isKept whether a time is kept for the lead of an id
 */
export async function readSent(
  sent: readonly KeyedDocument[],
  isKept: (id: string) => boolean,
): Promise<StoredLead[]> {
  const chosen = new Set(spreadOverDays(sent, most));
  const leads: StoredLead[] = [];
  for await (const one of inTurns(sent, atOnce)) {
    const lead = chosen.has(one) || isKept(one.id) ? parse(one.read()) : null;
    if (lead) leads.push(lead);
  }
  return leads;
}
