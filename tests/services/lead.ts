import { createEnquirySchema, createLead, createLeadId, type Lead } from '#domain/lead.ts';
import { parseVehicle } from '#services/wire/vehicle.ts';
import * as v from 'valibot';
import { createDocument } from './yard.ts';

export const rules = { messageRequired: true, termsConsent: false, askRegistration: false };

export const typed = {
  name: 'Robin <Sample> & Co',
  email: 'robin@example.com',
  phone: '0491 570 156',
  message: 'Is it still "available"?',
};

export const vehicle = parseVehicle(createDocument({ id: 'car-1', stocknum: 'S100' }));

/** A lead with an id of its own. */
export const newLead = (): Lead =>
  createLead(v.parse(createEnquirySchema(rules), typed), {
    id: createLeadId(),
    dealershipSlug: 'harbour',
    dealershipId: '7',
    vehicle,
    page: `/cars/${vehicle.slug}/`,
    openedAt: 1_760_000_000_000,
    now: 1_760_000_009_000,
    honeypot: '',
  });
