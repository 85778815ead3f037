import { useEffect, useState } from 'react';
import type { LeadEndpoint } from '#domain/site.ts';
import { deliverPending } from '#stores/deliver-pending.ts';
import { Toast } from '#ui/Toast.tsx';

export interface OutboxProps {
  leads: LeadEndpoint;
  /** Tells that a kept enquiry has arrived, with {vehicle}; and the name of the button that closes it. */
  words: { sent: string; close: string };
}

/** On every page: hands over leads that could not be delivered before, and says so when they arrive. */
export function Outbox({ leads, words }: OutboxProps) {
  const [about, setAbout] = useState<string | null>(null);
  useEffect(() => deliverPending(leads, ([first]) => setAbout(first?.about ?? null)), [leads]);
  return (
    <div className="toasts" role="status">
      {about === null ? null : (
        <Toast tone="success" closeLabel={words.close} onClose={() => setAbout(null)}>
          {words.sent.replace('{vehicle}', about)}
        </Toast>
      )}
    </div>
  );
}
