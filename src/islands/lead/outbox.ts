import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import { deliverPending } from '#stores/lead/deliver-pending.ts';
import { $outbox, dropLead, isOld, wantLead, type PendingLead } from '#stores/lead/outbox.ts';
import { recordPage } from '#stores/lead/trail.ts';
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
  /** It has become old while it waited, and what can be done. */
  old: Words & { send: string; delete: string };
}

const say = ({ about, general }: Words, { about: name }: PendingLead): string =>
  name ? about.replace('{vehicle}', () => name) : general;

/**
 * Runs on every page: keeps its address for a lead to come, delivers waiting leads and says what became of them. Asks about
 * one that has become old.
 */
export function startOutbox({ leads, sent, refused, askAgain, old }: OutboxSettings): void {
  recordPage();
  deliverPending(leads, (flushed) => {
    // There is room for one message, and a refused lead matters more.
    const [lost] = flushed.refused;
    const [arrived] = flushed.sent;
    if (lost) {
      const actions = [{ label: askAgain, href: lost.lead.page_id }];
      showToast({ text: say(refused, lost), tone: 'danger', actions });
    } else if (arrived) showToast({ text: say(sent, arrived), tone: 'success', actions: [] });
  });
  const asked = $outbox.get().find(isOld);
  if (!asked) return;
  const actions = [
    { label: old.send, act: () => wantLead(asked) },
    { label: old.delete, act: () => dropLead(asked.lead.id) },
  ];
  showToast({ text: say(old, asked), tone: 'neutral', actions, stays: true });
}
