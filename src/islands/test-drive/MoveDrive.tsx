import { useEffect, useState, type SubmitEvent } from 'react';
import type { DrivePlace } from '#domain/test-drive/locations.ts';
import type { DriveCalendar } from '#domain/lead/form.ts';
import type { TestDriveText } from '#messages/test-drive/test-drive.ts';
import { moveDrive } from '#stores/test-drive/changed-appointment.ts';
import { Button } from '#ui/Button.tsx';
import { AppointmentField } from './AppointmentField.tsx';

export interface MoveDriveProps {
  /** Of the appointment. */
  id: string;
  calendar: DriveCalendar & { apiUrl: string };
  place: DrivePlace;
  vehicleId: string | null;
  isBusy: boolean;
  /** Somebody else had the time that was asked for. */
  isTaken: boolean;
  onBack: () => void;
  messages: Record<string, string>;
  text: TestDriveText;
}

/** Another time for a test drive, out of the calendar of its place. */
export function MoveDrive({
  id,
  calendar,
  place,
  vehicleId,
  isBusy,
  isTaken,
  onBack,
  messages,
  text,
}: MoveDriveProps) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isTaken) document.getElementById('drive-change')?.focus();
  }, [isTaken]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('appointment') ?? '');
    setMissing(at === '');
    if (at !== '') void moveDrive(calendar.apiUrl, id, at);
    else document.getElementById('drive-change')?.focus();
  };
  const error = isMissing ? text('driveChange.missing') : isTaken ? text('driveChange.taken') : undefined;
  return (
    <form className="drive-change__form" noValidate onSubmit={submit}>
      <AppointmentField
        id="drive-change"
        begun=""
        openWords={text('driveChange.open')}
        {...{ calendar, place, vehicleId, error, messages }}
      />
      <div className="drive-confirmation__actions">
        <Button type="submit" busy={isBusy}>
          {text('driveChange.moveTo')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {text('driveChange.no')}
        </Button>
      </div>
    </form>
  );
}
