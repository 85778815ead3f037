import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createEnquirySchema, createLeadId, leadDocument, looksAutomated } from '#domain/lead.ts';
import { enquiryEvent, leadEvents } from '#domain/lead-event.ts';
import { enquiryMessages } from '#messages/enquiry.ts';

const strict = { messageRequired: true, termsConsent: true, askRegistration: true };
const relaxed = { messageRequired: false, termsConsent: false, askRegistration: false };
const complete = {
  name: ' Robin Sample ',
  email: 'robin@example.com',
  phone: '0491 570 156',
  message: 'Is it still there?',
  termsConsent: true,
};

const problems = (rules: typeof strict, input: object): string[] => {
  const { issues = [] } = v.safeParse(createEnquirySchema(rules), input);
  return issues.map((issue) => issue.message);
};

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
  ])('%s', (_, rules, input, expected) => {
    expect(problems(rules, input)).toEqual(expected);
  });

  test.each([
    ['0491 570 156', '0491570156'],
    ['(07) 7010 1234', '0770101234'],
    ['+61 491 570 156', '+61491570156'],
    ['1300 975 707', '1300975707'],
    ['13 11 14', '131114'],
    ['+64 21 123 4567', '+64211234567'],
  ])('the phone number %s is understood', (written, kept) => {
    expect(v.parse(createEnquirySchema(relaxed), { ...complete, phone: written }).phone).toBe(kept);
  });

  test.each(['12345', 'call me', '0191 570 156', ''])('the phone number "%s" is not', (written) => {
    expect(problems(relaxed, { ...complete, phone: written })).toEqual(['enquiry.error.phone']);
  });

  test('C31 consent to news is never assumed', () => {
    expect(v.parse(createEnquirySchema(relaxed), complete).optIn).toBe(false);
  });

  test('every problem has words', () => {
    const keys = problems(strict, { name: '', email: '', phone: '', message: '', termsConsent: false });
    expect(keys).toHaveLength(new Set(keys).size);
    for (const key of keys) expect(Object.keys(enquiryMessages)).toContain(key);
  });
});

describe('a lead', () => {
  test('its id is 128 random bits in hexadecimal', () => {
    const ids = Array.from({ length: 200 }, createLeadId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(v.is(leadDocument.entries.id, id)).toBe(true);
  });

  test.each([
    ['new', 14],
    ['demo', 14],
    ['used', 15],
  ] as const)('EVT-02 an enquiry about a %s vehicle is event %i', (carType, event) => {
    expect(enquiryEvent(carType)).toBe(event);
  });

  test('EVT-02 TD-03 FORM-09 the other events', () => {
    expect(leadEvents).toMatchObject({ testDriveNew: 17, testDriveUsed: 48, careers: 51 });
  });

  test.each([
    ['a person', '', 9_000, false],
    ['a machine that fills in every field', 'https://spam.example', 9_000, true],
    ['a machine that is too fast', '', 300, true],
  ])('%s', (_, honeypot, elapsed, suspicious) => {
    expect(looksAutomated({ company_website: honeypot, elapsed_ms: elapsed })).toBe(suspicious);
  });
});

test('FORM-04 FORM-05 FORM-06 the literal texts', () => {
  expect(enquiryMessages['enquiry.failed']).toBe('An unexpected error occured');
  expect(enquiryMessages['enquiry.failed.general']).toBe('An error occurred when submitting this form');
  expect(enquiryMessages['enquiry.errors.title']).toBe('Please fix the following errors:');
});
