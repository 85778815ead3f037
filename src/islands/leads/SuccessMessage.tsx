import { useStore } from '@nanostores/react';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { $lastEnquiry } from '#stores/last-enquiry.ts';
import { DriveConfirmation } from '../test-drive/DriveConfirmation.tsx';

/** What the enquiry was about, and the test drive that it asked for, once the browser's storage can be read (FORM-03). */
export function SuccessMessage({ messages }: { messages: Record<string, string> }) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry) return null;
  const { leadId, about, href, drive } = enquiry;
  return (
    <>
      {drive ? <DriveConfirmation {...{ drive, leadId, about, messages }} /> : null}
      {about && href ? (
        <p>
          <a href={href}>{createEnquiryText(messages)('success.vehicle', { vehicle: about })}</a>
        </p>
      ) : null}
    </>
  );
}
