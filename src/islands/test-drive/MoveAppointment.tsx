import { useEffect, useState, type SubmitEvent } from 'react';
import type { TestDriveLocation } from '#domain/test-drive/locations.ts';
import type { AppointmentCalendar } from '#domain/lead/form.ts';
import type { ChangeText } from '#messages/test-drive/change.ts';
import { moveTestDrive } from '#stores/test-drive/changed-appointment.ts';
import { Button } from '#ui/Button.tsx';
import { AppointmentField } from './AppointmentField.tsx';

export interface MoveAppointmentProps {
  /** Of the appointment. */
  id: string;
  calendar: AppointmentCalendar & { apiUrl: string };
  location: TestDriveLocation;
  vehicleId: string | null;
  isBusy: boolean;
  /** Somebody else had the time that was asked for. */
  isTaken: boolean;
  onBack: () => void;
  messages: Record<string, string>;
  text: ChangeText;
}

/** Chooses another time for a test drive from the calendar of its location. */
export function MoveAppointment({
  id,
  calendar,
  location,
  vehicleId,
  isBusy,
  isTaken,
  onBack,
  messages,
  text,
}: MoveAppointmentProps) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isTaken) document.getElementById('change-appointment')?.focus();
  }, [isTaken]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('appointment') ?? '');
    setMissing(at === '');
    if (at !== '') void moveTestDrive(calendar.apiUrl, id, at);
    else document.getElementById('change-appointment')?.focus();
  };
  const error = isMissing
    ? text('changeAppointment.missing')
    : isTaken
      ? text('changeAppointment.taken')
      : undefined;
  return (
    <form className="change-appointment__form" noValidate onSubmit={submit}>
      <AppointmentField
        id="change-appointment"
        begun=""
        openWords={text('changeAppointment.open')}
        {...{ calendar, location, vehicleId, error, messages }}
      />
      <div className="test-drive-confirmation__actions">
        <Button type="submit" busy={isBusy}>
          {text('changeAppointment.moveTo')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {text('changeAppointment.no')}
        </Button>
      </div>
    </form>
  );
}
