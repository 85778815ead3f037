import { formatWeekday } from '#domain/site/format.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { nameZone, type TestDriveText } from '#messages/test-drive/test-drive.ts';

export interface AppointmentFactsProps {
  /** '2026-11-28T09:30+10:00' by the clock of the place. */
  at: string;
  place: { name: string; address: string; timezone: string } | null;
  text: TestDriveText;
}

/** When and where a test drive is. */
export function AppointmentFacts({ at, place, text }: AppointmentFactsProps) {
  return (
    <>
      <p className="test-drive-confirmation__when numbers">
        {text('success.testDrive.when', {
          day: formatWeekday(at.slice(0, 10)),
          time: formatTime(at.slice(11, 16)),
        })}
      </p>
      {place ? (
        <>
          <p className="test-drive-confirmation__zone">
            {text('success.testDrive.zone', { place: nameZone(place.timezone) })}
          </p>
          <p>
            <strong>{place.name}</strong>
            <br />
            {place.address}
          </p>
        </>
      ) : null}
    </>
  );
}
