import { formatWeekday } from '#domain/site/format.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { nameZone, type TestDriveText } from '#messages/test-drive/test-drive.ts';

export interface AppointmentFactsProps {
  /** '2026-11-28T09:30+10:00' by the clock of the location. */
  at: string;
  location: { name: string; address: string; timezone: string } | null;
  text: TestDriveText;
}

/** When and where a test drive is. */
export function AppointmentFacts({ at, location, text }: AppointmentFactsProps) {
  return (
    <>
      <p className="test-drive-confirmation__when numbers">
        {text('success.testDrive.when', {
          day: formatWeekday(at.slice(0, 10)),
          time: formatTime(at.slice(11, 16)),
        })}
      </p>
      {location ? (
        <>
          <p className="test-drive-confirmation__zone">
            {text('success.testDrive.zone', { zone: nameZone(location.timezone) })}
          </p>
          <p>
            <strong>{location.name}</strong>
            <br />
            {location.address}
          </p>
        </>
      ) : null}
    </>
  );
}
