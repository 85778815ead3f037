import type { LeadEndpoint } from '#domain/site.ts';
import { deliverPending } from '#stores/deliver-pending.ts';
import { showToast } from '#stores/toast.ts';

export interface OutboxSettings {
  leads: LeadEndpoint;
  /** Tells that a kept enquiry has arrived, with {vehicle}. */
  sent: string;
}

/** On every page: hands over leads that could not be delivered before, and says so when they arrive. */
export function startOutbox({ leads, sent }: OutboxSettings): void {
  deliverPending(leads, ([first]) =>
    showToast({ text: sent.replace('{vehicle}', first?.about ?? ''), tone: 'success', actions: [] }),
  );
}
