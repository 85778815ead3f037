import type { LeadEndpoint } from '#domain/lead-endpoint.ts';
import { deliverPending } from '#stores/deliver-pending.ts';
import { showToast } from '#stores/toast.ts';

export interface OutboxSettings {
  leads: LeadEndpoint;
  /** Tells that a kept enquiry has arrived, with {vehicle}. */
  sent: string;
  /** The same about nothing certain. */
  sentGeneral: string;
}

/** On every page: hands over leads that could not be delivered before, and says so when they arrive. */
export function startOutbox({ leads, sent, sentGeneral }: OutboxSettings): void {
  deliverPending(leads, ([first]) => {
    const text = first?.about ? sent.replace('{vehicle}', first.about) : sentGeneral;
    showToast({ text, tone: 'success', actions: [] });
  });
}
