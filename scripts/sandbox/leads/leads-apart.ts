import { leadFields } from '#services/wire/collections.ts';
import { findPersonKeys } from '../account/is-of-person.ts';
import { leadDepth, smallBody } from '../body/limits.ts';
import { parseJson } from '../body/parse-json.ts';
import type { Apart } from '../search/collections/apart.ts';
import type { JsonObject } from '../search/json.ts';
import type { Schema } from '../search/schema/schema.ts';
import { badRequest } from '../search/service-error.ts';
import { findStoredFaults, judgeNewLead, sayFaults, type LeadJudgeContext } from './judge-lead.ts';

/**
 * A collection of leads is told by its name, or by its fields, whatever a dealer calls it and what else its operator keeps of
 * each.
 */
const isLeads = ({ name, fields }: Schema): boolean =>
  /^leads(?:_|$)/.test(name) || leadFields.every((field) => fields.some((own) => own.name === field.name));

/** By the clock of this server, where a release has noted it: a device may say any time. */
const cameAt = ({ received_at, created_at }: JsonObject): number => Number(received_at ?? created_at) || 0;

/** Why a stored lead would harm who lists it; null for all others. */
function findFault(body: string): string | null {
  if (body.length > smallBody) return `it has more than ${smallBody} characters`;
  try {
    parseJson(body, leadDepth);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read';
  }
}

/** Leads are kept in a file of their own, and held to their schema on every way in. */
export const createLeadsApart = (context: LeadJudgeContext): Apart => ({
  file: 'leads.sqlite',
  takes: isLeads,
  fault: findFault,
  // What was sent with a filled hidden field is nobody's.
  keysOf: (document) => (document['is_spam'] === true ? [] : findPersonKeys(document)),
  cameAt,
  // What else an operator searches is searched whole.
  short: new Set(leadFields.map(({ name }) => name)),
  judge: (document, isNew) => {
    if (!isNew) {
      const faults = findStoredFaults(document);
      if (faults.length > 0) throw badRequest(`The lead would not be whole: ${sayFaults(faults)}`);
      return document;
    }
    const judged = judgeNewLead(document, context);
    if ('faults' in judged) throw badRequest(`The lead is not whole: ${sayFaults(judged.faults)}`);
    return judged.lead as unknown as JsonObject;
  },
});
