import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';

/** Fetched by those who asked for a test drive. */
const TestDriveConfirmation = lazy(() =>
  import('../test-drive/TestDriveConfirmation.tsx').then((file) => ({ default: file.TestDriveConfirmation })),
);

interface Props {
  messages: Record<string, string>;
  /** What is said of the vehicle, with `{vehicle}` in it: all words of enquiries would be 1.4 KB for this line. */
  aboutVehicle: string;
}

/** The subject of the enquiry and its test drive, once the browser's storage can be read (FORM-03). */
export function SuccessMessage({ messages, aboutVehicle }: Props) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry) return null;
  const { leadId, about, href, testDrive } = enquiry;
  return (
    // Shows everything at once, because a line that is drawn earlier would be pushed down.
    <Suspense>
      {testDrive ? <TestDriveConfirmation {...{ testDrive, leadId, about, messages }} /> : null}
      {about && href ? (
        <p>
          <a href={href}>{aboutVehicle.replace('{vehicle}', () => about)}</a>
        </p>
      ) : null}
    </Suspense>
  );
}
