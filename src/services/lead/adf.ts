import type { Lead } from '#domain/lead/lead.ts';
import type { LeadVendor } from '#domain/lead/endpoint.ts';
import { describeTime, nameCategory, writeComments } from './adf-comments.ts';
import { writeVehicle } from './adf-vehicle.ts';
import { group, text, textIf } from './adf-xml.ts';
import type { LeadDriver } from './driver.ts';
import { byLeadId, sendOnce } from './send-once.ts';

/** Mobile numbers of Australia, with and without the country. */
const isMobile = (phone: string): boolean => /^(\+?61|0)4/.test(phone);

const writeNames = ({ name, last_name }: Lead): string[] =>
  last_name
    ? [text('name', name, { part: 'first' }), text('name', last_name, { part: 'last' })]
    : [text('name', name, { part: 'full' })];

/** Postcode and state. The document type requires a street before them, which no form asks for. */
const writeAddress = ({ state, postcode }: Lead): string =>
  state || postcode
    ? group('address', [
        text('street', '', { line: '1' }),
        textIf('regioncode', state),
        textIf('postalcode', postcode),
        text('country', 'AU'),
      ])
    : '';

const writeCustomer = (lead: Lead): string =>
  group('customer', [
    group('contact', [
      ...writeNames(lead),
      text('email', lead.email),
      textIf('phone', lead.phone, { type: isMobile(lead.phone) ? 'cellphone' : 'voice' }),
      writeAddress(lead),
    ]),
    textIf('timeframe', describeTime(lead)),
    text('comments', writeComments(lead)),
  ]);

/** The recipient: the chosen location by its name, else the dealer. */
const writeVendor = ({ dealership_id, location_id }: Lead, vendor: LeadVendor): string =>
  group('vendor', [
    textIf('id', dealership_id, { sequence: '1', source: 'dealership' }),
    textIf('id', location_id, { sequence: '2', source: 'location' }),
    text('vendorname', vendor.name),
    text('url', vendor.url),
    group('contact', [
      text('name', vendor.locations.find(({ id }) => id === location_id)?.name ?? vendor.name, {
        part: 'full',
        type: 'business',
      }),
      // One of both has to be there.
      vendor.phone ? textIf('email', vendor.email) : text('email', vendor.email ?? ''),
      textIf('phone', vendor.phone, { type: 'voice' }),
    ]),
  ]);

const writeProvider = (lead: Lead, { url }: LeadVendor): string =>
  group('provider', [
    text('name', lead.source, { part: 'full', type: 'business' }),
    text('service', nameCategory(lead)),
    text('url', url),
  ]);

/** Writes a lead as ADF 1.0, the XML that dealer management systems read, valid by its document type. */
export const formatAdf = (lead: Lead, vendor: LeadVendor): string =>
  '<?xml version="1.0" encoding="UTF-8"?><?adf version="1.0"?>' +
  group('adf', [
    group(
      'prospect',
      [
        text('id', lead.id, { sequence: '1', source: lead.source }),
        text('requestdate', new Date(lead.created_at * 1_000).toISOString()),
        writeVehicle(lead),
        writeCustomer(lead),
        writeVendor(lead, vendor),
        writeProvider(lead, vendor),
      ],
      { status: 'new' },
    ),
  ]);

/** Posts the lead as ADF XML; the answer is JSON, as every endpoint of leads gives it. */
export const deliverAsAdf: LeadDriver<'adf'> = (endpoint, lead, send) =>
  sendOnce(
    new URL(endpoint.url),
    {
      headers: { 'content-type': 'application/x-adf+xml', 'idempotency-key': lead.id },
      body: formatAdf(lead, endpoint.vendor),
      send,
    },
    byLeadId,
  );
