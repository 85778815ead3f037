import type { FiledForm } from '#domain/lead/event.ts';
import type { LeadValues } from '#domain/lead/form.ts';
import { findChosenDealership } from '#domain/lead/form-locations.ts';
import { createLead, type Lead } from '#domain/lead/lead.ts';
import { readVisit } from '#domain/lead/visit.ts';
import { nameVehicle, readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import type { LeadFormSettings, Typed } from './form-settings.ts';
import { $leadTopic } from './topic.ts';
import { readTrail } from './trail.ts';

/** The page that the lead comes from, with the vehicle that its address names: a lead says it even where none was found. */
function describePage(): string {
  const { pathname, search } = window.location;
  const name = readNamedVehicle(search);
  return name === null ? pathname : nameVehicle(pathname, name);
}

/** How the dealer files the lead, and what the shopper came to ask. */
export function fileForm({ form, subject }: LeadFormSettings): FiledForm {
  const filing = form.page?.filing ?? null;
  const topic = form.name === 'enquiry' ? ($leadTopic.get()?.topic ?? null) : null;
  return { form: form.name, filing, subject, topic };
}

/** The lead of a form that is filled in, with the page and the visit that it comes from. */
export function describeLead(
  values: LeadValues,
  {
    typed,
    settings,
    attempt,
    filed,
    ...known
  }: {
    typed: Typed;
    settings: LeadFormSettings;
    /** `openedAt` in epoch milliseconds. */
    attempt: { id: string; openedAt: number };
    filed: FiledForm;
    appointment: Lead['appointment_status'] | null;
    extras: Partial<Lead>;
  },
): Lead {
  const { form, dealershipSlug, dealershipId, manufacturer } = settings;
  const { manufacturerId = null, dealershipGroup = null } = settings;
  return createLead(values, {
    ...attempt,
    ...known,
    ...filed,
    ...{ dealershipSlug, dealershipId, manufacturer, manufacturerId, dealershipGroup },
    consents: { optIn: typed['optIn'] === true, terms: typed['termsConsent'] === true },
    chosenDealership: findChosenDealership(form, values),
    page: describePage(),
    visit: readVisit(readTrail()),
    now: Date.now(),
    honeypot: String(typed['company_website'] ?? ''),
  });
}
