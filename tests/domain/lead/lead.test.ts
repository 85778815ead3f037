import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadDocument, leadEntries } from '#domain/lead/document.ts';
import { readEventRule } from '#domain/analytics/events.ts';
import { enquiryEvent, findLeadEvent, testDriveEvent } from '#domain/lead/event.ts';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import type { FormName, LeadValues } from '#domain/lead/form.ts';
import { readStep } from '#domain/lead/schema.ts';
import { createVehicleSubject, type LeadSubject } from '#domain/lead/subject.ts';
import { createLead, createLeadId, looksAutomated } from '#domain/lead/lead.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { describeErrors } from '#messages/lead/form-words.ts';
import { enquiryMessages } from '#messages/lead/enquiry.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const asUsual = { steps: null, bounds: {}, defaultState: 'QLD' } as const;
const strict = {
  messageRequired: true,
  termsConsent: true,
  askRegistration: true,
  inSteps: false,
  ...asUsual,
};
const relaxed = {
  messageRequired: false,
  termsConsent: false,
  askRegistration: false,
  inSteps: false,
  ...asUsual,
};
const complete = {
  name: ' Robin Sample ',
  email: 'robin@example.com',
  phone: '0491 570 156',
  message: 'Is it still there?',
  termsConsent: true,
};
const read = (rules: typeof strict, typed: object) =>
  readStep(createEnquiryForm(rules), 0, { ...typed }, '2026-11-21');
const problems = (rules: typeof strict, typed: object): string[] => Object.values(read(rules, typed).errors);

describe('FORM-10 what a shopper must fill in', () => {
  test.each([
    ['everything', strict, complete, []],
    ['no name', strict, { ...complete, name: '  ' }, ['enquiry.error.name']],
    [
      'no message where one is required (C30)',
      strict,
      { ...complete, message: '' },
      ['enquiry.error.message'],
    ],
    ['no message where it is relaxed', relaxed, { ...complete, message: '' }, []],
    ['terms not accepted', strict, { ...complete, termsConsent: false }, ['enquiry.error.terms']],
    ['terms not asked', relaxed, { ...complete, termsConsent: false }, []],
    ['an address without a host', strict, { ...complete, email: 'robin@' }, ['enquiry.error.email']],
    [
      'a name of a thousand letters',
      relaxed,
      { ...complete, name: 'x'.repeat(1000) },
      ['enquiry.error.tooLong'],
    ],
  ])('%s', (_, rules, typed, expected) => {
    expect(problems(rules, typed)).toEqual(expected);
  });

  test.each([
    ['0491 570 156', '0491570156'],
    ['(07) 7010 1234', '0770101234'],
    ['+61 491 570 156', '+61491570156'],
    ['1300 975 707', '1300975707'],
    ['13 11 14', '131114'],
    ['+64 21 123 4567', '+64211234567'],
  ])('the phone number %s is understood', (phone, kept) => {
    expect(read(relaxed, { ...complete, phone }).values.phone).toBe(kept);
  });

  test.each(['12345', 'call me', '0191 570 156', ''])('the phone number "%s" is not', (phone) => {
    expect(problems(relaxed, { ...complete, phone })).toEqual(['enquiry.error.phone']);
  });

  test('every problem has words', () => {
    const form = createEnquiryForm(strict);
    const { errors } = readStep(form, 0, {}, '2026-11-21');
    const sentences = Object.values(describeErrors(errors, form, createEnquiryText({})));
    expect(sentences).toHaveLength(5);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['category', 'Choose what your enquiry is about.'],
    ['location', 'Choose an option for “Location”.'],
    ['preferredDay', 'Choose a day from today on.'],
    ['appointment', 'Choose a day and a time from today on.'],
    ['postcode', 'Fill in “Postcode”.'],
    ['email', 'Enter an email address, such as name@example.com.'],
  ] as const)('FORM-06 a form without %s says: %s', (name, sentence) => {
    const form = { ...createEnquiryForm(strict), terms: false };
    const asked = { ...form, steps: [{ name: 'all' as const, fields: [{ name, required: true }] }] };
    const { errors } = readStep(asked, 0, {}, '2026-11-21');
    expect(describeErrors(errors, asked, createEnquiryText({}))).toEqual({ [name]: sentence });
  });

  test.each([
    ['the question of the form', {}, 'Choose an option for “What is it about?”.'],
    ['a label of the dealer', { 'enquiry.field.category': 'Topic' }, 'Choose an option for “Topic”.'],
  ])('%s is quoted in its sentence', (_, messages, sentence) => {
    const form = createEnquiryForm(strict);
    const errors = { category: 'enquiry.error.choose' };
    const asked = {
      ...form,
      steps: [{ name: 'all' as const, fields: [{ name: 'category' as const, required: true }] }],
    };
    expect(describeErrors(errors, asked, createEnquiryText(messages))).toEqual({ category: sentence });
  });
});

const vehicle = stockVehicle({ dealershipSlug: 'north', stockNumber: 'S1', locationId: '7' });
const offer: LeadSubject = {
  kind: 'offer',
  offer: { id: '7', name: 'EV6 runout', make: 'Kia', model: 'EV6', path: '/offers/7/' },
};
const write = (form: FormName, subject: LeadSubject, values: LeadValues = {}) =>
  createLead(
    { name: 'Robin', email: 'robin@example.com', ...values },
    {
      ...{
        id: createLeadId(),
        form,
        subject,
        dealershipSlug: 'harbour',
        dealershipId: '7',
        manufacturer: 'Toyota Australia',
        page: '/x/',
      },
      ...{ consents: { optIn: false, terms: false }, openedAt: 0, now: 9_000, honeypot: '' },
    },
  );

describe('a lead', () => {
  test('DATA-03 goes to the dealership of the chosen location, whatever that of the vehicle', () => {
    const common = {
      ...{ id: createLeadId(), form: 'testDrive' as const, subject: createVehicleSubject(vehicle) },
      ...{ dealershipSlug: 'harbour', dealershipId: '7', manufacturer: null, page: '/x/' },
      ...{ consents: { optIn: false, terms: false }, openedAt: 0, now: 9_000, honeypot: '' },
    } as const;
    const chosenDealership = { id: '4711', slug: 'summit-kia' };
    expect(createLead({}, { ...common, chosenDealership })).toMatchObject({
      ...{ dealership_slug: 'summit-kia', dealership_id: '4711', site_slug: 'harbour' },
    });
    expect(createLead({}, common)).toMatchObject({ dealership_slug: 'north', site_slug: 'harbour' });
    expect(createLead({}, { ...common, dealershipSlug: 'north' })).toMatchObject({ site_slug: 'north' });
  });

  test('its id is 128 random bits in hexadecimal', () => {
    const ids = Array.from({ length: 200 }, createLeadId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(v.is(leadEntries.id, id)).toBe(true);
  });

  test.each<[string, FormName, LeadSubject, LeadValues, object]>([
    [
      'FORM-01 about a vehicle',
      'enquiry',
      createVehicleSubject(vehicle),
      { message: 'Hello', registration: 'ABC123' },
      {
        ...{ category: 'Vehicle Enquiry', event_id: 15, manufacturer_slug: 'mazda', 'Vehicle Model': 'CX-5' },
        ...{ car_id: '1', stock_number: 'S1', location_id: '7', dealership_slug: 'north', rego: 'ABC123' },
        ...{ car_type: 'used', vehicle_status: 'in_stock', 'Vehicle Make': 'Mazda', subcategory: '' },
      },
    ],
    [
      'FORM-01 about nothing in particular, it names the dealer’s manufacturer and no make',
      'enquiry',
      { kind: 'general' },
      { category: 'general' },
      { manufacturer_slug: 'toyota-australia', 'Vehicle Make': '' },
    ],
    [
      'OFFR-01 about an offer',
      'enquiry',
      offer,
      { message: 'Until when?' },
      {
        category: 'Offer Enquiry',
        offer_id: '7',
        offer_name: 'EV6 runout',
        'Vehicle Make': 'Kia',
        car_id: '',
      },
    ],
    [
      'FORM-01 about a model',
      'enquiry',
      { kind: 'model', model: { make: 'Kia', name: 'EV6', path: '/models/ev6/' } },
      { message: 'Which grades?' },
      {
        ...{ category: 'Sales Enquiry', 'Vehicle Make': 'Kia', 'Vehicle Model': 'EV6', car_id: '' },
        ...{ manufacturer_slug: 'kia', car_type: '' },
      },
    ],
    [
      'FORM-08 general',
      'contact',
      { kind: 'general' },
      {
        category: 'service',
        location: '9',
        postcode: '4163',
        lastName: 'Sample',
        services: 'Pick-up, Loan car',
      },
      {
        ...{ category: 'Service Enquiry', subcategory: '', event_id: null, location_id: '9' },
        ...{ postcode: '4163', last_name: 'Sample', additional_services: 'Pick-up, Loan car' },
      },
    ],
    [
      'FORM-09 careers are a general enquiry with a subcategory, event 51',
      'contact',
      { kind: 'general' },
      { category: 'careers' },
      { category: 'General Enquiry', subcategory: 'Career Enquiry', event_id: 51 },
    ],
    [
      'ROUTE-20 a test drive of no certain vehicle',
      'testDrive',
      { kind: 'general' },
      { model: 'HiLux', condition: 'used', location: '9', preferredDay: '2026-12-01' },
      { category: 'Test Drive', event_id: 48, model_of_interest: 'HiLux', preferred_day: '2026-12-01' },
    ],
  ])('%s', (_, form, subject, values, expected) => {
    const lead = write(form, subject, values);
    expect(lead).toMatchObject({ name: 'Robin', source: 'Website', opt_in: false, ...expected });
    expect(v.is(leadDocument, lead)).toBe(true);
  });

  test('FORM-21 the record that says the category says the condition of the vehicle as well', () => {
    expect(write('enquiry', createVehicleSubject(vehicle))).toMatchObject({
      category: 'Vehicle Enquiry',
      car_type: 'used',
    });
    expect(write('testDrive', { kind: 'general' }, { condition: 'new' })).toMatchObject({
      category: 'Test Drive',
      car_type: 'new',
    });
  });

  test.each([
    ['postcode', '41e3'],
    ['budget', 'much'],
    ['quantity', '-1'],
    ['phone', '12'],
  ] as const)('FORM-08 whoever stores it refuses a %s that the form would refuse: %s', (key, value) => {
    const lead = write('contact', { kind: 'general' });
    expect(v.is(leadDocument, lead)).toBe(true);
    expect(v.is(leadDocument, { ...lead, [key]: value })).toBe(false);
  });

  test('FORM-08 whoever stores it leaves out what turns the direction of reading, in every text', () => {
    const turned = (text: string): string => `\u202e${text}\u2066\u202c\u2069`;
    const values = { lastName: 'Sample', message: 'Is it there?' };
    const lead = write('contact', { kind: 'general' }, values);
    const texts = ['name', 'last_name', 'message', 'page_id', 'offer_name'];
    const told = Object.fromEntries(texts.map((key) => [key, `Robin ${key}`]));
    const sent = Object.fromEntries(texts.map((key) => [key, turned(`Robin ${key}`)]));
    expect(v.parse(leadDocument, { ...lead, ...sent })).toMatchObject(told);
  });

  test('what was left empty says nothing', () => {
    expect(write('contact', { kind: 'general' }, { postcode: '', services: '' })).not.toHaveProperty(
      'postcode',
    );
  });

  test.each([
    ['new', 14],
    ['demo', 14],
    ['used', 15],
  ] as const)('EVT-02 an enquiry about a %s vehicle is event %i', (carType, event) => {
    expect(readEventRule(enquiryEvent(carType)).id).toBe(event);
  });

  test.each([
    ['EVT-02 a new vehicle', 'new', null, 17],
    ['EVT-02 a demonstrator', 'demo', null, 17],
    ['EVT-02 a used vehicle', 'used', null, 48],
    ['TD-03 a used vehicle tagged Test Drive Only', 'used', 'Test Drive Only', 17],
  ] as const)('a test drive of %s is event %4$i', (_, carType, tag, event) => {
    expect(readEventRule(testDriveEvent({ carType, tag })).id).toBe(event);
  });

  test('EVT-01 FCAL-13 an enquiry about finance is event 9, in a category of its own', () => {
    const subject = createVehicleSubject(vehicle);
    const about = { form: 'enquiry', subject, topic: 'finance' } as const;
    expect(readEventRule(findLeadEvent({}, about)).id).toBe(9);
  });

  test('FORM-09 the event of careers', () => {
    const asked = findLeadEvent({ category: 'careers' }, { form: 'contact', subject: { kind: 'general' } });
    expect(readEventRule(asked).id).toBe(51);
  });

  test.each([
    ['a person', '', 9_000, false],
    ['a machine that fills in every field', 'https://spam.example', 9_000, true],
    ['a machine that is too fast', '', 300, true],
  ])('%s', (_, honeypot, elapsed, suspicious) => {
    expect(looksAutomated({ company_website: honeypot, elapsed_ms: elapsed })).toBe(suspicious);
  });
});

test.each([
  ['FORM-04', 'enquiry.failed', 'An unexpected error occured'],
  ['FORM-05', 'enquiry.failed.general', 'An error occurred when submitting this form'],
  ['FORM-06', 'enquiry.errors.title', 'Please fix the following errors:'],
  ['FORM-13', 'enquiry.error.postcode', 'Invalid postcode. Please enter a 4-digit number.'],
  ['FORM-14', 'enquiry.error.postcodeUnknown', 'Invalid postcode'],
  ['FORM-16', 'enquiry.kilometres.suffix', ' kms'],
  ['FORM-19', 'enquiry.field.firstName', 'First Name'],
  ['FORM-19', 'enquiry.field.mobile', 'Mobile Number'],
  ['FORM-19', 'enquiry.field.emailAddress', 'Email Address'],
] as const)('%s the literal text of %s', (_, key, literal) => expect(enquiryMessages[key]).toBe(literal));
