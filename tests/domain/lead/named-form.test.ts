import { describe, expect, test } from 'vitest';
import { createContactForm } from '#domain/lead/contact-form.ts';
import { nameForm, type NamedTestDriveSite } from '#domain/lead/named-form.ts';
import { createLead, createLeadId } from '#domain/lead/lead.ts';
import { createTestDriveForm } from '#domain/test-drive/form.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';
import { aLocation } from '../location/a-location.ts';

const enquiry = {
  ...{ messageRequired: true, termsConsent: false, askRegistration: false, inSteps: false },
  ...{ steps: null, bounds: {}, defaultState: 'QLD' as const },
};
const contactRules = {
  ...{ fields: ['name' as const, 'email' as const], steps: null, categories: ['general' as const] },
  ...{ additionalServices: [], locations: null },
};
const location = { value: '1', label: 'North' };
const contact = createContactForm(contactRules, enquiry, {
  categories: [{ value: 'general', label: 'General' }],
  locations: [location],
});
const testDrive = { locations: null, calendar: null, times: [] };
const anyAppointment = createTestDriveForm(testDrive, enquiry, { locations: [location] });
const site: NamedTestDriveSite = {
  ...{ slug: 'north', apiUrl: null, testDrive, enquiry },
  locations: [aLocation({ id: '1', name: 'North' }), aLocation({ id: '2', name: 'South' })],
};
const fieldsOf = (form: typeof contact): string[] =>
  form.steps.flatMap(({ fields }) => fields.map(({ name }) => name));
const named = (...wanted: Parameters<typeof nameForm>) => {
  const answer = nameForm(...wanted);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

describe('ROUTE-10 a form whose page has found a vehicle', () => {
  const vehicle = stockVehicle({ status: 'in_stock', locationId: '2' });

  test('the contact form asks neither what it is about nor where', () => {
    expect(fieldsOf(contact)).toEqual(['category', 'location', 'name', 'email']);
    const { form, subject } = named(contact, vehicle, null);
    expect(fieldsOf(form)).toEqual(['name', 'email']);
    expect(subject).toMatchObject({ kind: 'vehicle', vehicle: { id: vehicle.id } });
  });

  test('its lead is an enquiry about that vehicle, at the location where it stands', () => {
    const { subject } = named(contact, vehicle, null);
    const lead = createLead(
      { name: 'Robin' },
      {
        ...{
          id: createLeadId(),
          form: 'contact',
          subject,
          dealershipSlug: 'north',
          dealershipId: '7',
          manufacturer: null,
        },
        ...{
          consents: { optIn: false, terms: false },
          page: '/contact-us/',
          openedAt: 0,
          now: 9_000,
          honeypot: '',
        },
      },
    );
    expect(lead).toMatchObject({ category: 'Vehicle Enquiry', car_id: vehicle.id, location_id: '2' });
  });

  test('TD-01 the test drive asks nothing that the vehicle answers', () => {
    expect(fieldsOf(anyAppointment)).toEqual(expect.arrayContaining(['model', 'condition', 'location']));
    const { form } = named(anyAppointment, vehicle, site);
    expect(form.name).toBe('testDrive');
    expect(fieldsOf(form)).not.toEqual(expect.arrayContaining(['model']));
    expect(fieldsOf(form)).not.toContain('location');
  });

  test('TD-01 what is not here yet, and what is towed, is not driven', () => {
    expect(nameForm(anyAppointment, { ...vehicle, status: 'coming_soon' }, site)).toBe('undriven');
    expect(nameForm(anyAppointment, { ...vehicle, category: 'caravan' }, site)).toBe('undriven');
    expect(typeof nameForm(contact, { ...vehicle, status: 'coming_soon' }, null)).toBe('object');
  });

  test('what is sold can neither be driven nor asked for', () => {
    const sold = { ...vehicle, status: 'sold' };
    expect([nameForm(contact, sold, null), nameForm(anyAppointment, sold, site)]).toEqual(['gone', 'gone']);
  });
});
