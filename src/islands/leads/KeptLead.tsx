import { useStore } from '@nanostores/react';
import type { EnquiryText } from '#messages/enquiry-text.ts';
import { $outbox } from '#stores/outbox.ts';
import { Alert } from '#ui/Alert.tsx';
import { Arriving } from './Arriving.tsx';

export interface KeptLeadProps {
  leadId: string;
  /** Why it waits. */
  reason: 'offline' | 'unreachable';
  text: EnquiryText;
}

/** In place of a form whose lead waits on this device: that it does, and, when it has been handed over, that too. */
export function KeptLead({ leadId, reason, text }: KeptLeadProps) {
  const waits = useStore($outbox).some(({ lead }) => lead.id === leadId);
  return (
    <Arriving>
      {waits ? (
        <Alert
          tone="warning"
          title={text(reason === 'offline' ? 'enquiry.kept.offline' : 'enquiry.kept.unreachable')}
        />
      ) : (
        <Alert tone="success" title={text('enquiry.sentLater.general')} />
      )}
    </Arriving>
  );
}
