import { expect, test } from 'vitest';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import type { LeadSubject, LeadVehicle } from '#domain/lead/subject.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { beginMessage } from '#messages/lead/form-words.ts';

const rules = {
  messageRequired: true,
  termsConsent: false,
  askRegistration: false,
  inSteps: true,
  bounds: {},
};
const text = createEnquiryText({});
const vehicle = { kind: 'vehicle', vehicle: { name: '2024 Kia Rio' } as LeadVehicle } as const;
const begin = (subject: LeadSubject, messageRequired = true): string =>
  beginMessage(
    createEnquiryForm({ ...rules, messageRequired } as Parameters<typeof createEnquiryForm>[0]),
    subject,
    text,
  );

test('FORM-10 a message that must be written is begun, so that an enquiry can be sent as it is', () => {
  expect(begin(vehicle)).toBe('I am interested in the 2024 Kia Rio. Is it still available?');
  const offer = { id: '1', name: 'Two years free', make: null, model: null, path: '/o/' };
  expect(begin({ kind: 'offer', offer })).toContain('Two years free');
  const model = { make: 'Kia', name: 'EV6', path: '/models/ev6/' };
  expect(begin({ kind: 'model', model })).toContain('I am interested in a Kia EV6.');
});

test('FORM-10 one that may stay empty stays empty, and so does that of a general form', () => {
  expect(begin(vehicle, false)).toBe('');
  expect(begin({ kind: 'general' })).toBe('');
});
