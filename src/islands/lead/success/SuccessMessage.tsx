import './SuccessMessage.css';
import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { createReference } from '#domain/lead/success/reference.ts';
import { readSeenVehicles } from '#domain/lead/success/seen-vehicle.ts';
import { nameVehicle } from '#domain/vehicle/named-vehicle.ts';
import { createSuccessText } from '#messages/lead/success.ts';
import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { Button } from '#ui/Button.tsx';
import { SeenVehicles } from './SeenVehicles.tsx';

/** Fetched by those who asked for a test drive. */
const TestDriveConfirmation = lazy(() =>
  import('../../test-drive/TestDriveConfirmation.tsx').then((file) => ({
    default: file.TestDriveConfirmation,
  })),
);

export interface SuccessMessageProps {
  messages: Record<string, string>;
  /** Page of test drives; null where the dealer offers none. */
  testDrivePath: string | null;
}

const vehiclePath = /^\/cars\/([\w-]+)\/$/;

/** What the last enquiry was about: its reference, its vehicle, and its test drive or the way to one (FORM-03). */
export function SuccessMessage({ messages, testDrivePath }: SuccessMessageProps) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  if (!enquiry) return null;
  const { leadId, about, href, testDrive, canDrive } = enquiry;
  const text = createSuccessText(messages);
  const seen = readSeenVehicles(enquiry.vehicle);
  const vehicles =
    seen.length > 0 || !about || !href ? seen : [{ name: about, href, image: null, price: null }];
  const slug = vehiclePath.exec(href ?? '')?.[1];
  return (
    // Shows everything at once, because a line that is drawn earlier would be pushed down.
    <Suspense>
      {testDrive ? <TestDriveConfirmation {...{ testDrive, leadId, about, messages }} /> : null}
      <dl className="success__facts">
        <div>
          <dt>{text('success.reference')}</dt>
          <dd className="numbers">{createReference(leadId)}</dd>
        </div>
        {vehicles.length > 0 ? (
          <div>
            <dt>{text('success.about')}</dt>
            <dd>
              <SeenVehicles vehicles={vehicles} />
            </dd>
          </div>
        ) : null}
      </dl>
      {slug && testDrivePath && canDrive && !testDrive ? (
        <Button href={nameVehicle(testDrivePath, slug)} icon="calendar">
          {text('success.testDrive')}
        </Button>
      ) : null}
    </Suspense>
  );
}
