import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import type { LeadForm } from '#domain/lead/form.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';

/** What was typed into all steps; the consents are booleans, the hidden field is `company_website`. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a form does besides asking and sending. */
export interface LeadTask {
  /** Finds what the lead says besides, when all fields are right. Never throws. */
  prepare: () => Promise<Partial<Lead>>;
  /** Told once the lead is stored, or waits in the outbox. */
  settle: (lead: Lead, status: 'sent' | 'kept') => void;
}

export interface LeadFormSettings {
  form: LeadForm;
  subject: LeadSubject;
  endpoint: LeadEndpoint;
  dealershipSlug: string;
  dealershipId: string;
  manufacturer: string | null;
  manufacturerId?: string | null;
  dealershipGroup?: string | null;
  task?: LeadTask | undefined;
}
