import { describe, expect, test } from 'vitest';
import {
  createPageForm,
  type PageFormChoices,
  type PageFormRules,
} from '#domain/lead/page-form/create-page-form.ts';
import { nameDraft } from '#domain/lead/form-draft.ts';
import { findChosenDealership } from '#domain/lead/form-locations.ts';
import { identifyForm, nameFields, type AppointmentCalendar } from '#domain/lead/form.ts';
import { createLead, createLeadId } from '#domain/lead/lead.ts';
import { nameFormSection, readyFormNames, readyForms } from '#domain/lead/page-form/ready-forms.ts';
import { readStep } from '#domain/lead/schema.ts';
import { createVehicleSubject, type LeadSubject } from '#domain/lead/subject.ts';
import { rules as enquiry, typed, vehicle } from '../../services/lead/lead.ts';

const calendar: AppointmentCalendar = {
  kind: 'service',
  rules: { slotMinutes: 30, leadHours: 24, daysAhead: 42, lastSlotMinutes: 60 },
  ...{ locations: [], apiUrl: null, dealershipSlug: 'harbour' },
};
const choices = {
  locations: [
    { value: '1', label: 'North', slug: 'north' },
    { value: '2', label: 'South', slug: 'south' },
  ],
  ...{ calendar, services: ['Brakes'], dropOff: ['Wait'], terms: ['1 year'], employment: ['Other'] },
  uploadUrl: null,
};
const create = (rules: PageFormRules, more: Partial<PageFormChoices> = {}) =>
  createPageForm(rules, enquiry, {
    key: `/page/#${nameFormSection(rules)}`,
    choices: { ...choices, ...more },
  });
const namesOf = (form: ReturnType<typeof create>): string[][] =>
  form.steps.map(({ fields }) => fields.map(({ name }) => name));

const file = (rules: PageFormRules, subject: LeadSubject = { kind: 'general' }) => {
  const form = create(rules);
  const { category, subcategory, event_id } = createLead(
    { name: 'Robin', email: 'robin@example.com' },
    {
      ...{ id: createLeadId(), form: form.name, filing: form.page?.filing ?? null, subject },
      ...{ dealershipSlug: 'harbour', dealershipId: '7', manufacturer: null },
      ...{ consents: { optIn: false, terms: false }, page: '/page/', honeypot: '', openedAt: 0, now: 9_000 },
    },
  );
  return [category, subcategory, event_id];
};

describe('forms as data', () => {
  test.each(readyFormNames)('%s asks who somebody is, in steps with names of their own', (form) => {
    const made = create({ form });
    expect(namesOf(made).flat()).toEqual(expect.arrayContaining(['name', 'email']));
    const names = made.steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(made.steps.length).toBe(readyForms[form].steps.length);
  });

  test('EVT-01 an enquiry about finance is event 9, with a vehicle and without', () => {
    expect(file({ form: 'finance' })).toEqual(['Finance Enquiry', '', 9]);
    expect(file({ form: 'finance' }, createVehicleSubject(vehicle))).toEqual(['Finance Enquiry', '', 9]);
    expect(file({ form: 'preApproval' })).toEqual(['Finance Enquiry', 'Pre-approval', 9]);
  });

  test('FORM-09 a career is a general enquiry with event 51', () => {
    expect(file({ form: 'careers' })).toEqual(['General Enquiry', 'Career Enquiry', 51]);
  });

  test('category, subcategory and event of the dealer come in place of those of the form', () => {
    expect(file({ form: 'finance', subcategory: 'Novated Lease' })).toEqual([
      'Finance Enquiry',
      'Novated Lease',
      9,
    ]);
    expect(file({ form: 'fleet', category: 'general' })).toEqual(['General Enquiry', '', null]);
    expect(file({ form: 'general', event: 'financeEnquired' })).toEqual(['General Enquiry', '', 9]);
  });

  test('fields in a single step, those of the dealer in their order', () => {
    const fields = (['email', 'name', 'ownVin'] as const).map((name) => ({ name, required: null }));
    expect(namesOf(create({ form: 'general', fields }))).toEqual([['email', 'name', 'ownVin']]);
  });

  test('FORM-11 a service form asks for its workshop and a time there; without a calendar for a day', () => {
    const [, visit] = create({ form: 'service' }).steps;
    expect(visit?.fields.map(({ name, label, calendar: has }) => [name, label, has?.kind])).toEqual([
      ['location', 'workshop', undefined],
      ['appointment', undefined, 'service'],
      ['dropOff', undefined, undefined],
    ]);
    expect(namesOf(create({ form: 'service' }, { calendar: null }))[1]).toContain('preferredDay');
  });

  test('what has nothing to choose is not asked', () => {
    const form = create({ form: 'service' }, { services: [], dropOff: [], locations: [] });
    expect(namesOf(form).flat()).not.toEqual(expect.arrayContaining(['services']));
    expect(namesOf(form)[1]).toEqual(['appointment']);
  });

  test('FORM-19 beside a last name, the name is the first name', () => {
    const [, details] = create({ form: 'finance' }).steps;
    expect(details?.fields.find(({ name }) => name === 'name')?.label).toBe('firstName');
  });

  test('FORM-08 a file is asked for only where the dealer API keeps files', () => {
    expect(namesOf(create({ form: 'careers' })).flat()).not.toContain('attachment');
    const uploadUrl = 'https://api.example';
    const field = create({ form: 'careers' }, { uploadUrl }).steps[0]?.fields.at(-1);
    expect(field).toEqual({ name: 'attachment', required: false, apiUrl: uploadUrl });
  });

  test('a form is sent without what may stay empty', () => {
    const form = create({ form: 'campaign' });
    expect(readStep(form, 0, { ...typed, location: '1' }, '2026-11-23').errors).toEqual({});
    expect(Object.keys(readStep(form, 0, typed, '2026-11-23').errors)).toEqual(['location']);
  });
});

test('forms of several pages and of one page keep drafts, state and ids of fields apart', () => {
  const one = create({ form: 'finance' });
  const other = createPageForm({ form: 'finance' }, enquiry, { key: '/other/#finance-form', choices });
  const third = createPageForm({ form: 'general' }, enquiry, { key: '/page/#general-form', choices });
  const forms = [one, other, third];
  expect(new Set(forms.map(identifyForm)).size).toBe(3);
  expect(new Set(forms.map((form) => nameDraft(form, { kind: 'general' }))).size).toBe(3);
  expect([one, third].map(nameFields)).toEqual(['finance-form', 'general-form']);
});

test('FORM-11 a lead names the dealership of the location that was chosen', () => {
  const dealership = { id: 'D7', slug: 'north-kia' };
  const locations = [
    { value: '1', label: 'North', slug: 'north', dealership },
    { value: '2', label: 'South' },
  ];
  const form = create({ form: 'campaign' }, { locations });
  const lead = (location: string, subject: LeadSubject = { kind: 'general' }) => {
    const { dealership_id, dealership_slug, location_id } = createLead(
      { name: 'Robin', email: 'robin@example.com', location },
      {
        ...{ id: createLeadId(), form: form.name, subject },
        ...{ dealershipSlug: 'group', dealershipId: 'G1', manufacturer: null },
        chosenDealership: findChosenDealership(form, { location }),
        ...{ consents: { optIn: false, terms: false }, page: '/', honeypot: '', openedAt: 0, now: 9_000 },
      },
    );
    return [dealership_id, dealership_slug, location_id];
  };
  expect(lead('1')).toEqual(['D7', 'north-kia', '1']);
  expect(lead('1', createVehicleSubject(vehicle))).toEqual(['D7', 'north-kia', '1']);
  expect(lead('2')).toEqual(['G1', 'group', '2']);
});
