import type { Lead } from '#domain/lead/lead.ts';
import { escapeMarkup } from '#domain/page/markup.ts';
import type { LeadDriver } from './driver.ts';
import { byLeadId, sendOnce } from './send-once.ts';

/** Text of an XML document: markup escaped, characters that XML forbids left out. */
const escape = (value: string): string =>
  escapeMarkup(value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));

/** An element, or nothing when its value is empty. */
const element = (tag: string, value: string, attributes = ''): string =>
  value ? `<${tag}${attributes}>${escape(value)}</${tag}>` : '';

const statuses: Record<string, string> = { new: 'new', demo: 'used', used: 'used' };

/** Writes a lead as ADF 1.0, the XML that dealer management systems read. */
export function formatAdf(lead: Lead): string {
  const comments = [
    lead.appointment_at && `Test drive ${lead.appointment_status ?? 'requested'}: ${lead.appointment_at}`,
    lead.message,
    lead.rego && `Registration of own vehicle: ${lead.rego}`,
    lead.opt_in && `Agreed to marketing (text ${lead.consent_version})`,
  ].filter(Boolean);
  return [
    '<?xml version="1.0" encoding="UTF-8"?><?adf version="1.0"?><adf><prospect>',
    `<id sequence="1" source="${escape(lead.source)}">${escape(lead.id)}</id>`,
    element('requestdate', new Date(lead.created_at * 1_000).toISOString()),
    `<vehicle interest="${lead.category === 'Test Drive' ? 'test-drive' : 'buy'}" status="${statuses[lead.car_type] ?? 'used'}">`,
    element('make', lead['Vehicle Make']),
    element('model', lead['Vehicle Model']),
    element('stock', lead.stock_number),
    '</vehicle><customer><contact>',
    element('name', lead.name, ' part="full"'),
    element('email', lead.email),
    element('phone', lead.phone),
    '</contact>',
    element('comments', comments.join('\n')),
    '</customer><vendor>',
    element('id', lead.dealership_id, ' source="dealership"'),
    `<contact>${element('name', lead.dealership_slug, ' part="full"')}</contact></vendor>`,
    '</prospect></adf>',
  ].join('');
}

/** Posts the lead as ADF XML; the answer is JSON, as every endpoint of leads gives it. */
export const deliverAsAdf: LeadDriver<'adf'> = (endpoint, lead) =>
  sendOnce(
    new URL(endpoint.url),
    {
      headers: { 'content-type': 'application/x-adf+xml', 'idempotency-key': lead.id },
      body: formatAdf(lead),
    },
    byLeadId,
  );
