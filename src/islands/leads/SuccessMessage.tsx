import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { $lastEnquiry } from '#stores/last-enquiry.ts';

/** Fetched by those who asked for a test drive. */
const DriveConfirmation = lazy(() =>
  import('../test-drive/DriveConfirmation.tsx').then((file) => ({ default: file.DriveConfirmation })),
);

/** What the enquiry was about, and the test drive that it asked for, once the browser's storage can be read (FORM-03). */
export function SuccessMessage({ messages }: { messages: Record<string, string> }) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry) return null;
  const { leadId, about, href, drive } = enquiry;
  return (
    // Everything comes at once: a line that waited for the code before it would be pushed down by it.
    <Suspense>
      {drive ? <DriveConfirmation {...{ drive, leadId, about, messages }} /> : null}
      {about && href ? (
        <p>
          <a href={href}>{createEnquiryText(messages)('success.vehicle', { vehicle: about })}</a>
        </p>
      ) : null}
    </Suspense>
  );
}
