import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadFields, type FieldName } from '#domain/lead/field.ts';
import { createTestDriveLocation } from '#domain/test-drive/locations.ts';
import {
  findAutoComplete,
  findTestDriveLocation,
  listOptions,
  type AppointmentCalendar,
  type FieldOption,
  type LeadForm,
} from '#domain/lead/form.ts';
import { listNearLocations } from '#domain/lead/form-locations.ts';
import { contactFields, createContactForm, type ContactRules } from '#domain/lead/contact-form.ts';
import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { createTestDriveForm } from '#domain/test-drive/form.ts';
import { readStep } from '#domain/lead/schema.ts';
import { aLocation } from '../location/a-location.ts';

const asUsual = { steps: null, bounds: {}, defaultState: 'QLD' } as const;
const rules = {
  messageRequired: true,
  termsConsent: false,
  askRegistration: true,
  inSteps: true,
  ...asUsual,
};
const today = '2026-11-21';
const hours = { phone: null, hours: [] };
const sales = aLocation({ id: '1', slug: 'north', name: 'North', makes: ['Kia'], departments: [{ type: 'sales', ...hours }] }); // oxfmt-ignore
const both = aLocation({ id: '2', slug: 'south', name: 'South', departments: [{ type: 'sales', ...hours }, { type: 'service', ...hours }] }); // oxfmt-ignore
const parts = aLocation({
  id: '3',
  slug: 'store',
  name: 'Store',
  departments: [{ type: 'parts', ...hours }],
});
const locations = [sales, both, parts];
const names = (options: readonly FieldOption[]): string[] => options.map(({ label }) => label);

describe('FORM-12 locations to choose from', () => {
  test.each([
    ['all', {}, ['North', 'South', 'Store']],
    ['of sales', { type: 'sales' as const }, ['North', 'South']],
    [
      'that sell a make, in any spelling; a location without makes sells all',
      { type: 'sales' as const, make: 'toyota' },
      ['South'],
    ],
    ['of a fixed list, in its order', { only: ['south', 'north', 'gone'] }, ['South', 'North']],
  ])('%s', (_, filter, expected) => {
    expect(names(listNearLocations(locations, filter))).toEqual(expected);
  });
});

const contactRules: ContactRules = {
  fields: ['name', 'lastName', 'email', 'phone', 'postcode', 'message'],
  categories: ['general', 'service', 'parts', 'careers'],
  additionalServices: [],
  locations: null,
  steps: null,
};
const categories: FieldOption[] = [
  { value: 'general', label: 'General Enquiry' },
  { value: 'service', label: 'Service Enquiry', needs: 'service' },
  { value: 'parts', label: 'Parts Enquiry', needs: 'parts' },
];
const contact = (of = locations, changed: Partial<ContactRules> = {}) =>
  createContactForm({ ...contactRules, ...changed }, rules, {
    categories,
    locations: listNearLocations(of, {}),
  });
const field = (form: ReturnType<typeof contact>, name: FieldName) =>
  form.steps.flatMap(({ fields }) => fields).find((candidate) => candidate.name === name);

describe('the general enquiry', () => {
  test('FORM-10 FORM-19 category and location first, then who asks, under the labels of the spec', () => {
    const form = contact();
    expect(form.steps[0]?.fields.map(({ name }) => name)).toEqual([
      'category',
      'location',
      ...contactRules.fields,
    ]);
    expect(field(form, 'name')).toMatchObject({ required: true, label: 'firstName' });
    expect(field(form, 'phone')).toMatchObject({ label: 'mobile' });
    expect(field(form, 'email')).toMatchObject({ label: 'emailAddress' });
  });

  test('FORM-19 browsers fill a first name with a first name, a whole name with a whole one', () => {
    const fills = (form: LeadForm) =>
      form.steps.flatMap(({ fields }) => fields).map((asked) => [asked.name, findAutoComplete(asked)]);
    expect(fills(contact())).toContainEqual(['name', 'given-name']);
    expect(fills(contact())).toContainEqual(['lastName', 'family-name']);
    expect(fills(contact(locations, { fields: ['name', 'email'] }))).toContainEqual(['name', 'name']);
    const steps = [
      [{ name: 'name' as const, required: null }],
      [{ name: 'lastName' as const, required: true }],
    ];
    expect(fills(createEnquiryForm({ ...rules, steps }))).toEqual([
      ['name', 'given-name'],
      ['lastName', 'family-name'],
    ]);
    expect(fills(createEnquiryForm(rules))).toContainEqual(['name', 'name']);
  });

  test('FORM-11 a service enquiry goes to a location with a workshop', () => {
    const form = contact();
    const location = field(form, 'location');
    if (!location) throw new Error('no location');
    expect(names(listOptions(form, location, { category: 'service' }))).toEqual(['South']);
    expect(names(listOptions(form, location, { category: 'general' }))).toHaveLength(3);
    const typed = { category: 'service', location: '1', name: 'R', email: 'r@example.com', phone: '0491570156', postcode: '4163', message: 'Hi' }; // oxfmt-ignore
    expect(readStep(form, 0, typed, today).errors).toEqual({ location: 'enquiry.error.choose' });
    expect(readStep(form, 0, { ...typed, location: '2' }, today).errors).toEqual({});
  });

  test('what no location can answer is not offered', () => {
    expect(names(field(contact([sales]), 'category')?.options ?? [])).toEqual(['General Enquiry']);
  });

  test('FORM-08 additional services are asked only where there are some', () => {
    expect(field(contact(locations, { fields: ['name', 'email', 'services'] }), 'services')).toBeUndefined();
    const form = contact(locations, {
      fields: ['name', 'email', 'services'],
      additionalServices: ['Pick-up'],
    });
    expect(names(field(form, 'services')?.options ?? [])).toEqual(['Pick-up']);
  });
});

describe('values of fields', () => {
  const form = contact(locations, { fields: [...contactFields], additionalServices: ['Pick-up'] });
  const judge = (name: FieldName, value: string) => {
    const { errors, values } = readStep(form, 0, { [name]: value }, today);
    return errors[name] ?? values[name];
  };
  test.each<[string, FieldName, string, string]>([
    ['FORM-13 a postcode', 'postcode', '0820', '0820'],
    ['FORM-13 a postcode with a separator', 'postcode', '4,163', 'enquiry.error.postcode'],
    ['FORM-13 three digits', 'postcode', '416', 'enquiry.error.postcode'],
    ['FORM-13 letters', 'postcode', '41e3', 'enquiry.error.postcode'],
    ['FORM-14 a postcode of no location', 'postcode', '0000', 'enquiry.error.postcodeUnknown'],
    ['FORM-15 dollars as people write them', 'budget', '$ 25,000', '25000'],
    ['FORM-15 below the range', 'budget', '4,999', 'enquiry.error.between'],
    ['FORM-15 the lower end', 'budget', '5,000', '5000'],
    ['FORM-15 above the range', 'budget', '70,001', 'enquiry.error.between'],
    ['FORM-16 kilometres with their unit', 'kilometres', '102,500 kms', '102500'],
    ['FORM-16 words', 'kilometres', 'many', 'enquiry.error.between'],
    ['a category that is not offered', 'category', 'finance', 'enquiry.error.choose'],
  ])('%s', (_, name, value, expected) => expect(judge(name, value)).toBe(expected));

  test.each([
    ['today', '2026-11-21', undefined],
    ['yesterday', '2026-11-20', 'enquiry.error.date'],
    ['no date', 'soon', 'enquiry.error.date'],
  ])('a preferred day: %s', (_, preferredDay, problem) => {
    const testDrive = createTestDriveForm({ times: [], locations: null, calendar: null }, rules, {
      locations: [],
    });
    expect(readStep(testDrive, 0, { preferredDay }, today).errors.preferredDay).toBe(problem);
  });

  test('whatever is typed is a value or a complaint, never an exception, and never longer than allowed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(leadFields)), fc.string()), (typed) => {
        const { errors, values } = readStep(form, 0, typed, today);
        for (const [name, value] of Object.entries(values)) {
          const kept = errors[name as FieldName] === undefined;
          if (kept) expect(value.length).toBeLessThanOrEqual(leadFields[name as FieldName].longest);
        }
      }),
    );
  });
});

describe('FORM-15 FORM-16 FORM-17 FORM-20 fields as a dealer sets them', () => {
  const set = {
    ...rules,
    defaultState: 'WA' as const,
    bounds: {
      budget: { min: 300_000, max: 800_000, quickPicks: [400_000] },
      kilometres: { quickPicks: [50_000, 100_000] },
      quantity: { min: 2, max: 20, step: 2 },
    },
  };
  const fields = ['name', 'email', 'budget', 'kilometres', 'quantity', 'state'] as const;
  const form = createContactForm({ ...contactRules, fields: [...fields] }, set, {
    categories,
    locations: [],
  });
  const judge = (name: FieldName, value: string) => readStep(form, 0, { [name]: value }, today).errors[name];

  test.each<[string, FieldName, string, string | undefined]>([
    ['FORM-15 a budget of the second range', 'budget', '$450,000', undefined],
    ['FORM-15 below it', 'budget', '299,999', 'enquiry.error.between'],
    ['FORM-17 within the bounds', 'quantity', '20', undefined],
    ['FORM-17 above them', 'quantity', '22', 'enquiry.error.between'],
    ['FORM-17 between two steps', 'quantity', '3', 'enquiry.error.step'],
    ['FORM-17 a part of one', 'quantity', '2.5', 'enquiry.error.between'],
    ['FORM-20 a state', 'state', 'TAS', undefined],
    ['FORM-20 no state', 'state', 'Otago', 'enquiry.error.choose'],
  ])('%s', (_, name, value, problem) => expect(judge(name, value)).toBe(problem));

  test('FORM-15 FORM-16 numbers to press are those that may be chosen', () => {
    expect(field(form, 'budget')?.bounds).toEqual({ min: 300_000, max: 800_000, quickPicks: [400_000] });
    expect(field(form, 'kilometres')?.bounds).toEqual({
      min: 0,
      max: 999_999,
      quickPicks: [50_000, 100_000],
    });
  });

  test('FORM-20 C53 the state of the dealer is chosen beforehand', () => {
    expect(field(form, 'state')).toMatchObject({ preset: 'WA', required: false });
  });
});

describe('FORM-02 steps', () => {
  test('as the dealer lists them, each named after what it asks', () => {
    const steps = [
      [{ name: 'budget' as const, required: true }],
      [{ name: 'message' as const, required: null }],
      [
        { name: 'name' as const, required: null },
        { name: 'email' as const, required: null },
        { name: 'phone' as const, required: false },
      ],
    ];
    const form = createEnquiryForm({ ...rules, steps });
    expect(form.steps.map(({ name }) => name)).toEqual(['more', 'question', 'details']);
    expect(Object.keys(readStep(form, 0, {}, today).errors)).toEqual(['budget']);
    expect(Object.keys(readStep(form, 2, {}, today).errors)).toEqual(['name', 'email']);
    const asked = createContactForm({ ...contactRules, steps }, rules, { categories, locations: [] });
    expect(asked.steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['category', 'location', 'budget'],
      ['message'],
      ['name', 'email', 'phone'],
    ]);
  });

  test('the enquiry asks its question first, or all at once', () => {
    expect(createEnquiryForm(rules).steps.map(({ name }) => name)).toEqual(['question', 'details']);
    const { steps } = createEnquiryForm({ ...rules, inSteps: false });
    expect(steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['name', 'email', 'phone', 'message', 'registration'],
    ]);
  });

  test('a step complains about its own fields only', () => {
    const form = createEnquiryForm(rules);
    expect(readStep(form, 0, {}, today).errors).toEqual({ message: 'enquiry.error.message' });
    expect(Object.keys(readStep(form, 1, {}, today).errors)).toEqual(['name', 'email', 'phone']);
  });

  test('a test drive: what, where and when, then who', () => {
    const form = createTestDriveForm({ times: ['Morning'], locations: null, calendar: null }, rules, {
      locations: listNearLocations(locations, { type: 'sales' }),
      conditions: [{ value: 'used', label: 'Used' }],
    });
    expect(form.steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['model', 'condition', 'location', 'preferredDay', 'preferredTime'],
      ['name', 'email', 'phone', 'message'],
    ]);
  });
});

describe('TD-01 a test drive with a calendar', () => {
  const calendar = { slotMinutes: 30, leadHours: 2, daysAhead: 21, lastSlotMinutes: 30 };
  const calendarOf = (of: typeof locations): AppointmentCalendar => ({
    rules: calendar,
    locations: of.map((location) => createTestDriveLocation(location)),
    apiUrl: null,
    dealershipSlug: 'north',
  });
  const formAt = (of: typeof locations, about: 'vehicle' | 'any' = 'vehicle') =>
    createTestDriveForm(
      { times: ['Morning'], locations: null, calendar },
      rules,
      { locations: listNearLocations(of, {}), calendar: calendarOf(of) },
      about,
    );
  const asked = (form: ReturnType<typeof formAt>) =>
    form.steps.map(({ fields }) => fields.map(({ name }) => name));

  test('asks for the place of a vehicle only where there are several', () => {
    expect(asked(formAt([sales]))).toEqual([['appointment'], ['name', 'email', 'phone', 'message']]);
    expect(asked(formAt([sales, both]))[0]).toEqual(['location', 'appointment']);
    expect(asked(formAt([sales], 'any'))[0]).toEqual(['model', 'condition', 'location', 'appointment']);
  });

  test('its calendar is that of the chosen location, or of the only one', () => {
    expect(findTestDriveLocation(calendarOf([sales]), {})?.name).toBe('North');
    expect(findTestDriveLocation(calendarOf([sales, both]), {})).toBeNull();
    expect(findTestDriveLocation(calendarOf([sales, both]), { location: '2' })?.name).toBe('South');
  });

  test.each([
    ['none: it may be left open', '', undefined],
    ['of the calendar', '2026-11-28T09:30+10:00', undefined],
    ['written by hand', '2026-11-28T09:30', undefined],
    ['yesterday, which it may still be further west', '2026-11-20T16:00+08:00', undefined],
    ['of the past', '2026-11-19T09:30+10:00', 'enquiry.error.appointment'],
    ['no time', '2026-11-28', 'enquiry.error.appointment'],
    ['words', 'soon', 'enquiry.error.appointment'],
  ])('an appointment, %s', (_, appointment, problem) => {
    expect(readStep(formAt([sales]), 0, { appointment }, today).errors.appointment).toBe(problem);
  });
});
