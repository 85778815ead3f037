import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { phoneHref } from '#domain/location/phone.ts';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { PhoneText } from '#parts/location/PhoneText.tsx';
import { $outbox, $refused, retryLead } from '#stores/lead/outbox.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Arriving } from './Arriving.tsx';
import type { LeadSite } from './lead-props.ts';

export interface StoredLeadProps {
  leadId: string;
  /** Why it waits. */
  reason: 'offline' | 'unreachable';
  site: LeadSite;
  text: EnquiryText;
}

/**
 * Replaces a form whose lead waits on this device. It says so, with a button to try again and the number to call, and
 * tells when the lead has been sent.
 */
export function StoredLead({ leadId, reason, site, text }: StoredLeadProps) {
  const isRefused = useStore($refused)?.id === leadId;
  const waits = useStore($outbox).some(({ lead }) => lead.id === leadId);
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await retryLead(site.leads, leadId);
    setTries((count) => count + 1);
    setTrying(false);
  };
  const call = site.phone ? (
    <p>
      {text('enquiry.kept.call')}{' '}
      <a href={phoneHref(site.phone)} data-phone="">
        <PhoneText phone={site.phone} kind="plain" site={site} />
      </a>
    </p>
  ) : null;
  if (isRefused) {
    return (
      <Arriving mark={tries}>
        <Alert tone="danger" title={text('enquiry.failed.general')}>
          {call}
        </Alert>
      </Arriving>
    );
  }
  return (
    <Arriving mark={tries}>
      {waits ? (
        <Alert
          tone="warning"
          title={text(reason === 'offline' ? 'enquiry.kept.offline' : 'enquiry.kept.unreachable')}
        >
          {tries > 0 ? <p>{text('enquiry.kept.still')}</p> : null}
          {call}
          <Button variant="secondary" size="small" busy={isTrying} onClick={() => void retry()}>
            {text(isTrying ? 'enquiry.submitting' : 'enquiry.kept.retry')}
          </Button>
        </Alert>
      ) : (
        <Alert tone="success" title={text('enquiry.sentLater.general')} />
      )}
    </Arriving>
  );
}
