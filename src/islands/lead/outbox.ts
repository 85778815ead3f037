import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { deliverPending } from '#stores/lead/deliver-pending.ts';
import type { PendingLead } from '#stores/lead/outbox.ts';
import { showToast } from '#stores/site/toast.ts';

/** Words about a waiting lead: with {vehicle} for a vehicle or offer, and general ones. */
interface Words {
  about: string;
  general: string;
}

export interface OutboxSettings {
  leads: LeadEndpoint;
  /** A waiting enquiry has arrived. */
  sent: Words;
  /** It was refused. */
  refused: Words;
  /** Label of the link to the page where a refused enquiry was written. */
  askAgain: string;
}

const say = ({ about, general }: Words, { about: name }: PendingLead): string =>
  name ? about.replace('{vehicle}', () => name) : general;

/** Runs on every page: delivers waiting leads and says what became of them. */
export function startOutbox({ leads, sent, refused, askAgain }: OutboxSettings): void {
  deliverPending(leads, (flushed) => {
    // There is room for one message, and a refused lead matters more.
    const [lost] = flushed.refused;
    const [arrived] = flushed.sent;
    if (lost) {
      const actions = [{ label: askAgain, href: lost.lead.page_id }];
      showToast({ text: say(refused, lost), tone: 'danger', actions });
    } else if (arrived) showToast({ text: say(sent, arrived), tone: 'success', actions: [] });
  });
}
