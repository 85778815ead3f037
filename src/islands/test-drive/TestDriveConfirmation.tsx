import './TestDriveConfirmation.css';
import { createCalendarFile } from '#domain/test-drive/calendar-file.ts';
import { createTestDriveText } from '#messages/test-drive/test-drive.ts';
import type { LastTestDrive } from '#stores/lead/last-enquiry.ts';
import { Button } from '#ui/Button.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';

export interface TestDriveConfirmationProps {
  testDrive: LastTestDrive;
  leadId: string;
  /** Name of the vehicle; null for no certain one. */
  about: string | null;
  messages: Record<string, string>;
}

const driveHeadings = {
  booked: 'success.testDrive.booked',
  requested: 'success.testDrive.requested',
} as const;
const visitHeadings = { booked: 'success.visit.booked', requested: 'success.visit.requested' } as const;

/** Hands a file to the browser, as if it had come from a link. */
function offerFile(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const readNow = (): number => Math.floor(Date.now() / 1000);

/** Time and location of the test drive or of the visit to the workshop, whether it is confirmed, a calendar file and directions. */
export function TestDriveConfirmation({ testDrive, leadId, about, messages }: TestDriveConfirmationProps) {
  const text = createTestDriveText(messages);
  const { kind, status, at, minutes, location } = testDrive;
  const isVisit = kind === 'service';
  const isFirm = status === 'booked';
  const headings = isVisit ? visitHeadings : driveHeadings;
  // Behind the `#`, the id is in no log of any server.
  const changePath = `/test-drive/change/#${leadId}`;
  const unconfirmed = text('success.testDrive.unconfirmed');
  const saveEntry = (): void => {
    const file = createCalendarFile({
      id: leadId,
      start: Date.parse(at) / 1000,
      minutes,
      now: readNow(),
      title:
        about && !isVisit
          ? text('success.testDrive.event', { vehicle: about })
          : text(isVisit ? 'success.visit.event' : 'success.testDrive.event.general', {
              location: location?.name ?? '',
            }),
      location: location ? `${location.name}, ${location.address}` : '',
      description: isFirm
        ? text('success.testDrive.changeAt', { url: `${window.location.origin}${changePath}` })
        : unconfirmed,
      isFirm,
    });
    offerFile(isVisit ? 'visit.ics' : 'test-drive.ics', 'text/calendar', file);
  };
  return (
    <section className="test-drive-confirmation">
      <h2>{text(isFirm ? headings.booked : headings.requested)}</h2>
      <AppointmentFacts at={at} location={location} text={text} />
      {isFirm ? null : (
        <p>
          {testDrive.isLimited ? `${text('success.testDrive.limited')} ` : null}
          {unconfirmed}
        </p>
      )}
      <div className="test-drive-confirmation__actions">
        <Button variant="secondary" icon="calendar" onClick={saveEntry}>
          {text('success.testDrive.calendar')}
        </Button>
        {location?.placeUrl ? (
          <Button
            href={location.placeUrl}
            variant="secondary"
            icon="pin"
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('success.testDrive.directions')}
          </Button>
        ) : null}
        {isFirm ? (
          <Button href={changePath} variant="secondary">
            {text('success.testDrive.change')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
