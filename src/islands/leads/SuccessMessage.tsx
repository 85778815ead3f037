import { useStore } from '@nanostores/react';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { $lastEnquiry } from '#stores/last-enquiry.ts';

/** What the enquiry was about, once the browser's storage can be read (FORM-03). */
export function SuccessMessage({ messages }: { messages: Record<string, string> }) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry?.about || !enquiry.href) return null;
  return (
    <p>
      <a href={enquiry.href}>{createEnquiryText(messages)('success.vehicle', { vehicle: enquiry.about })}</a>
    </p>
  );
}
