import { getLeads, postLead } from '#contract/leads.ts';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import type { Case, Circumstances } from '../case.ts';
import { judgeReadable } from '../judge-readable.ts';

/** A lead that nobody has to answer. */
const createLead = (): Lead => ({
  ...{
    id: createLeadId(),
    created_at: Math.floor(Date.now() / 1000),
    category: 'General Enquiry',
    subcategory: '',
  },
  ...{ event_id: null, name: 'Contract check', email: 'contract-check@example.com', phone: '', rego: '' },
  message: 'This lead comes from "npm run check -- --api". Nobody waits for an answer.',
  ...{ dealership_slug: 'contract-check', dealership_id: '', manufacturer_slug: '', location_id: '' },
  ...{ stock_number: '', 'Vehicle Make': '', 'Vehicle Model': '', car_type: '', car_id: '', car_slug: '' },
  ...{ vehicle_status: '', opt_in: false, consent_version: '', consent_at: 0, terms_accepted: true },
  ...{ page_id: '/contact/', source: 'Website', company_website: '', elapsed_ms: 9_000 },
});

/** What is tried of leads. */
export function makeLeadCases({ adminKey }: Circumstances): Case[] {
  const userData = createLead();
  const post = { operation: postLead, writes: true } as const;
  let first: unknown;
  const key = { 'x-typesense-api-key': adminKey ?? '' };
  const list: Case = adminKey
    ? {
        operation: getLeads,
        about: 'the dealer gets the list',
        headers: key,
        query: { limit: '5' },
        expects: [200],
      }
    : { operation: getLeads, about: 'nobody else gets the list', expects: [401, 403] };
  return [
    {
      operation: postLead,
      method: 'OPTIONS',
      fromElsewhere: true,
      about: 'a page of another origin may send one',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
      expects: [200, 204],
      judge: ({ headers }) => {
        const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
        const isAllowed =
          allowed === '*' || ['content-type', 'idempotency-key'].every((name) => allowed.includes(name));
        return isAllowed && headers.has('access-control-allow-origin')
          ? null
          : 'access-control-allow-origin, and access-control-allow-headers with content-type and idempotency-key';
      },
    },
    list,
    {
      operation: getLeads,
      about: 'a wrong key gets no list',
      headers: { 'x-typesense-api-key': 'no-key-of-anybody' },
      expects: [401, 403],
    },
    {
      ...post,
      about: 'a whole lead is stored',
      body: { userData, isLastStep: true },
      headers: { 'idempotency-key': userData.id },
      fromElsewhere: true,
      expects: [201],
      judge: ({ headers, body }) => {
        first = (body as { lead_id: unknown }).lead_id;
        return judgeReadable({ headers });
      },
    },
    {
      ...post,
      about: 'the same lead again gets the same answer',
      body: { userData, isLastStep: true },
      expects: [201, 409],
      judge: ({ body }) =>
        (body as { lead_id?: unknown }).lead_id === first ? null : `lead_id ${String(first)}, as before`,
    },
    {
      ...post,
      about: 'JSON that is sent as text/plain is read',
      body: { userData, isLastStep: true },
      headers: { 'content-type': 'text/plain' },
      expects: [201, 409],
    },
    {
      ...post,
      about: 'unknown fields are no reason to refuse',
      body: { userData: { ...createLead(), of_a_later_release: 'yes' }, isLastStep: true, also: 1 },
      expects: [201],
    },
    {
      ...post,
      about: 'a lead without a name is refused in words',
      body: { userData: { ...createLead(), name: ' ' }, isLastStep: true },
      expects: [422],
    },
    { ...post, about: 'what is no JSON is refused', body: '{"userData":', expects: [400] },
  ];
}
