import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadFields, type FieldName } from '#domain/lead/field.ts';
import type { FormName, LeadValues } from '#domain/lead/form.ts';
import { createVehicleSubject, type LeadSubject } from '#domain/lead/subject.ts';
import { createLead, createLeadId, type Lead } from '#domain/lead/lead.ts';
import { formatAdf } from '#services/lead/adf.ts';
import { vehicle } from './lead.ts';
import { judgeAdf } from './adf-rules.ts';
import { findAll, readXml, type XmlElement } from './read-xml.ts';

const vendor = {
  name: 'Harbour Toyota',
  url: 'https://www.harbour.example',
  email: 'sales@harbour.example',
  phone: '0770101234',
  locations: [{ id: '4163', name: 'Harbour Toyota Cleveland' }],
};

const create = (
  form: FormName,
  values: LeadValues,
  subject: LeadSubject = { kind: 'general' },
  more: Partial<Lead> = {},
): Lead => ({
  ...createLead(values, {
    ...{
      id: createLeadId(),
      form,
      subject,
      dealershipSlug: 'harbour',
      dealershipId: '7',
      manufacturer: null,
    },
    ...{ consents: { optIn: true, terms: true }, page: '/contact-us/', honeypot: '' },
    ...{ openedAt: 1_760_000_000_000, now: 1_760_000_009_000 },
  }),
  ...more,
});
const write = (lead: Lead): XmlElement => {
  const adf = readXml(formatAdf(lead, vendor));
  expect(judgeAdf(adf)).toEqual([]);
  const [prospect] = findAll(adf, 'prospect');
  if (!prospect) throw new Error('no prospect');
  return prospect;
};
const texts = (element: XmlElement, path: string): string[] => findAll(element, path).map(({ text }) => text);

const person = { name: 'Robin', lastName: 'Sample', email: 'robin@example.com', phone: '0491570156' };

describe('ADF 1.0 of an enquiry about a vehicle', () => {
  const lead = create('enquiry', { ...person, message: 'Still there?' }, createVehicleSubject(vehicle));

  test('names the vehicle, what is wanted of it and its condition', () => {
    const [wanted] = findAll(write(lead), 'vehicle');
    expect(wanted?.attributes).toEqual({ interest: 'buy', status: 'used' });
    expect(texts(write(lead), 'vehicle/year')).toEqual(['2024']);
    expect(texts(write(lead), 'vehicle/make')).toEqual(['Toyota']);
    expect(texts(write(lead), 'vehicle/model')).toEqual(['HiLux']);
    expect(texts(write(lead), 'vehicle/stock')).toEqual(['S100']);
    expect(texts(write(lead), 'vehicle/id')).toEqual(['car-1']);
  });

  test('a demonstrator is a used vehicle, a test drive is a test drive', () => {
    const demo = createVehicleSubject({ ...vehicle, carType: 'demo' });
    const [wanted] = findAll(write(create('testDrive', person, demo)), 'vehicle');
    expect(wanted?.attributes).toEqual({ interest: 'test-drive', status: 'used' });
  });

  test('first and last name are told apart; one name alone is a full name', () => {
    const names = findAll(write(lead), 'customer/contact/name');
    expect(names.map(({ attributes, text }) => [attributes['part'], text])).toEqual([
      ['first', 'Robin'],
      ['last', 'Sample'],
    ]);
    const one = create('enquiry', { name: 'Robin Sample', email: person.email });
    expect(findAll(write(one), 'customer/contact/name')).toMatchObject([{ attributes: { part: 'full' } }]);
  });

  test('a mobile number is one, another number is not', () => {
    const typeOf = (phone: string) =>
      findAll(write(create('enquiry', { ...person, phone })), 'customer/contact/phone')[0]?.attributes[
        'type'
      ];
    expect(['0491570156', '+61491570156', '0770101234'].map(typeOf)).toEqual([
      'cellphone',
      'cellphone',
      'voice',
    ]);
  });
});

test('FORM-13 FORM-20 postcode and state are the address', () => {
  const prospect = write(create('contact', { ...person, postcode: '4163', state: 'QLD' }));
  expect(texts(prospect, 'customer/contact/address/postalcode')).toEqual(['4163']);
  expect(texts(prospect, 'customer/contact/address/regioncode')).toEqual(['QLD']);
  expect(texts(prospect, 'customer/contact/address/country')).toEqual(['AU']);
  expect(findAll(write(create('contact', person)), 'customer/contact/address')).toEqual([]);
});

test('FORM-12 the chosen location is the vendor that is to answer', () => {
  const prospect = write(create('contact', { ...person, location: '4163' }));
  expect(texts(prospect, 'vendor/vendorname')).toEqual(['Harbour Toyota']);
  expect(texts(prospect, 'vendor/contact/name')).toEqual(['Harbour Toyota Cleveland']);
  expect(findAll(prospect, 'vendor/id').map(({ attributes, text }) => [attributes['source'], text])).toEqual([
    ['dealership', '7'],
    ['location', '4163'],
  ]);
});

describe('FORM-09 an enquiry about no vehicle', () => {
  test.each(['general', 'careers', 'service', 'parts', 'sales'])('%s: none is made up', (category) => {
    const prospect = write(create('contact', { ...person, category, message: 'Hello' }));
    const vehicles = findAll(prospect, 'vehicle');
    // The document type asks for a vehicle; it stays empty.
    expect(vehicles).toHaveLength(1);
    expect(vehicles[0]?.attributes).toEqual({});
    expect(vehicles[0]?.children.map(({ name, text }) => [name, text])).toEqual([
      ['year', ''],
      ['make', ''],
      ['model', ''],
    ]);
  });

  test('the pages that were viewed stand in the comments, that of the form among them', () => {
    const visit = { visited_pages: ['/', '/contact-us/'], linked_query_params: {} };
    const lead = create('contact', person, undefined, { lead_attributes: visit });
    expect(texts(write(lead), 'customer/comments')[0]).toContain(
      'Page: /contact-us/\nPages viewed: / > /contact-us/',
    );
  });

  test('its category is the service that was asked, and the first line of the comments', () => {
    const prospect = write(create('contact', { ...person, category: 'careers', message: 'Hello' }));
    expect(texts(prospect, 'provider/service')).toEqual(['General Enquiry: Career Enquiry']);
    expect(texts(prospect, 'customer/comments')[0]).toMatch(/^General Enquiry: Career Enquiry\n/);
  });
});

test('FORM-15 a budget is what the vehicle may cost; in an enquiry about finance, what is borrowed at most', () => {
  const plain = write(create('contact', { ...person, budget: '35000' }));
  expect(texts(plain, 'vehicle/pricecomments')).toEqual(['Budget: $35,000']);
  const subject = createVehicleSubject(vehicle);
  const borrowed = write(
    create('enquiry', { ...person, budget: '35000' }, subject, { category: 'Finance Enquiry' }),
  );
  expect(texts(borrowed, 'vehicle/finance/method')).toEqual(['finance']);
  expect(findAll(borrowed, 'vehicle/finance/amount')).toMatchObject([
    { text: '35000', attributes: { type: 'total', limit: 'maximum', currency: 'AUD' } },
  ]);
});

test('TD-02 the time of a test drive is the time frame', () => {
  const booked = { appointment_at: '2026-11-28T09:30+10:00', appointment_status: 'booked' as const };
  const prospect = write(create('testDrive', person, createVehicleSubject(vehicle), booked));
  expect(texts(prospect, 'customer/timeframe')).toEqual(['Test drive booked: 2026-11-28T09:30+10:00']);
  const wish = write(
    create('testDrive', {
      ...{ ...person, model: 'HiLux', condition: 'new' },
      ...{ preferredDay: '2026-11-28', preferredTime: 'Morning' },
    }),
  );
  expect(texts(wish, 'customer/timeframe')).toEqual(['2026-11-28, Morning']);
  const [vehicleOfWish] = findAll(wish, 'vehicle');
  expect(vehicleOfWish?.attributes).toEqual({ interest: 'test-drive', status: 'new' });
  expect(texts(wish, 'vehicle/model')).toEqual(['HiLux']);
});

/** What of a lead no dealer reads: numbers for machines, and what stands elsewhere in other words. */
const notTold = [
  'company_website',
  'elapsed_ms',
  'event_id',
  'created_at',
  'consent_at',
  'manufacturer_slug',
];

test('nothing that a shopper typed and nothing of the lead is left out', () => {
  const names = Object.keys(leadFields) as FieldName[];
  const typed = Object.fromEntries(names.map((name, index) => [name, `${name}-${index}`]));
  const offer = { offer_id: 'offer-id-1', offer_name: 'offer-name-1' };
  const lead = create('enquiry', typed, createVehicleSubject(vehicle), {
    ...{ ...offer, budget: '35000', subcategory: 'sub-1', appointment_status: 'requested' },
  });
  const everything = formatAdf(lead, vendor).replaceAll('$35,000', '35000');
  const missing = Object.entries(lead)
    .filter(([key, value]) => typeof value === 'string' && value !== '' && !notTold.includes(key))
    .filter(([, value]) => !everything.includes(String(value)));
  expect(missing).toEqual([]);
});

test('what a machine typed is told as such', () => {
  const lead = create('contact', person, { kind: 'general' }, { company_website: 'https://spam.example' });
  expect(texts(write(lead), 'customer/comments')[0]).toContain('may have been sent by a machine');
});

test('whatever is typed, the document is valid and says it', () => {
  const typed = fc.record(
    Object.fromEntries(
      (Object.keys(leadFields) as FieldName[]).map((name) => [
        name,
        fc.string({ unit: 'binary', maxLength: 12 }),
      ]),
    ),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('enquiry', 'contact', 'testDrive', 'photos'), (values, form) => {
      const prospect = write(create(form, values));
      expect(findAll(prospect, 'customer/comments')).toHaveLength(1);
    }),
  );
});
