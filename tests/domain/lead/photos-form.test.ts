import { describe, expect, test } from 'vitest';
import { createLead } from '#domain/lead/lead.ts';
import { createPhotosForm } from '#domain/lead/enquiry-form.ts';
import { readStep } from '#domain/lead/schema.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { stockVehicle } from '../vehicle/stock-vehicle.ts';

const rules = { messageRequired: true, termsConsent: false, askRegistration: false, inSteps: true };
const form = createPhotosForm(rules as Parameters<typeof createPhotosForm>[0]);

describe('FORM-18 asking for photos', () => {
  test('one step; a wish in own words may be left out, whatever other forms ask for', () => {
    expect(form.steps).toHaveLength(1);
    const typed = { name: 'Nora', email: 'nora@example.com' };
    expect(readStep(form, 0, typed, '2026-11-21').errors).toEqual({});
    expect(Object.keys(readStep(form, 0, {}, '2026-11-21').errors)).toEqual(['name', 'email']);
  });

  test.each([
    ['new', 14],
    ['demo', 14],
    ['used', 15],
  ] as const)('of a %s vehicle is a lead of its own subcategory, event %i (EVT-02)', (carType, event) => {
    const lead = createLead(
      { name: 'Nora', email: 'nora@example.com', message: 'Please send me more photos.\n\nThe boot.' },
      {
        id: 'a'.repeat(32),
        form: 'photos',
        subject: createVehicleSubject(stockVehicle({ carType })),
        dealershipSlug: 'd',
        dealershipId: '1',
        manufacturer: null,
        consents: { optIn: false, terms: false },
        page: '/cars/x/',
        openedAt: 0,
        now: 9_000,
        honeypot: '',
      },
    );
    expect(lead).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Request Photos',
      event_id: event,
      message: 'Please send me more photos.\n\nThe boot.',
      car_type: carType,
    });
  });
});
