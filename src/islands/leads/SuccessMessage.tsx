import { useStore } from '@nanostores/react';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { $lastEnquiry } from '#stores/last-enquiry.ts';

/** Which vehicle the enquiry was about, once the browser's storage can be read (FORM-03). */
export function SuccessMessage({ messages }: { messages: Record<string, string> }) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry) return null;
  return (
    <p>
      <a href={`/cars/${enquiry.vehicleSlug}/`}>
        {createEnquiryText(messages)('success.vehicle', { vehicle: enquiry.vehicleName })}
      </a>
    </p>
  );
}
