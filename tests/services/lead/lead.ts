import { createEnquiryForm } from '#domain/lead/enquiry-form.ts';
import { readStep } from '#domain/lead/schema.ts';
import { createVehicleSubject } from '#domain/lead/subject.ts';
import { createLead, createLeadId, type Lead } from '#domain/lead/lead.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import { createDocument } from '../search/yard.ts';

export const rules = {
  messageRequired: true,
  termsConsent: false,
  askRegistration: false,
  inSteps: false,
  steps: null,
  bounds: {},
  defaultState: 'QLD' as const,
};

export const typed = {
  name: 'Robin <Sample> & Co',
  email: 'robin@example.com',
  phone: '0491 570 156',
  message: 'Is it still "available"?',
};

export const vehicle = parseVehicle(createDocument({ id: 'car-1', stocknum: 'S100' }));

/** What a lead says that is about no vehicle of the stock. */
export const ofNoVehicle = { car_id: '', car_slug: '', stock_number: '' };

/** What a lead says that is sent on the site of a dealer, to the dealer itself. */
export const toDealer = (slug: string) => ({ dealership_slug: slug, site_slug: slug });

/** A lead with an id of its own. */
export const newLead = (): Lead =>
  createLead(readStep(createEnquiryForm(rules), 0, typed, '2026-01-01').values, {
    id: createLeadId(),
    form: 'enquiry',
    subject: createVehicleSubject(vehicle),
    dealershipSlug: 'harbour',
    dealershipId: '7',
    manufacturer: null,
    consents: { optIn: false, terms: false },
    page: `/cars/${vehicle.slug}/`,
    openedAt: Date.now() - 9_000,
    now: Date.now(),
    honeypot: '',
  });
