import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AppointmentCalendar } from '#domain/lead/form.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import { sayChange, type ChangeText } from '#messages/test-drive/change.ts';
import { createTestDriveText } from '#messages/test-drive/test-drive.ts';
import {
  $drivenVehicle,
  cancelTestDrive,
  type ChangedAppointment,
} from '#stores/test-drive/changed-appointment.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { TestDrivePanel } from './TestDrivePanel.tsx';
import { MoveAppointment } from './MoveAppointment.tsx';

export interface BookedAppointmentProps {
  /** Of the appointment. */
  id: string;
  appointment: NonNullable<ChangedAppointment['appointment']>;
  status: ChangedAppointment['status'];
  problem: ChangedAppointment['problem'];
  calendar: AppointmentCalendar & { apiUrl: string };
  messages: Record<string, string>;
  text: ChangeText;
}

/** A booked appointment, with buttons to move or cancel it. */
export function BookedAppointment(props: BookedAppointmentProps) {
  const { id, appointment, status, problem, calendar, messages, text } = props;
  const vehicle = useStore($drivenVehicle, { ssr: () => null });
  const [view, setView] = useState<'facts' | 'move' | 'cancel'>('facts');
  const location = calendar.locations.find((one) => one.id === appointment.locationId) ?? null;
  const isBusy = status === 'sending';
  const isMoved = status === 'moved';
  const say = (word: Parameters<typeof sayChange>[1]): string => sayChange(appointment.kind, word, text);
  const isAsking = view === 'cancel';
  const isMoving = view === 'move' && !isMoved;
  return (
    <TestDrivePanel news={isAsking || isMoving ? view : isMoved ? 'moved' : null}>
      {isMoved && !isAsking ? (
        <Alert tone="success" title={say('moved')}>
          <p>{text('changeAppointment.moved.text')}</p>
        </Alert>
      ) : null}
      {/* A taken time is told beside the calendar. */}
      {problem && !(isMoving && problem === 'taken') ? (
        <Alert tone="danger" title={text(`changeAppointment.${problem}`)} />
      ) : null}
      <section className="test-drive-confirmation">
        <h2>{say(isMoved ? 'now' : 'booked')}</h2>
        <AppointmentFacts
          at={formatZoned(appointment.start, location?.timezone ?? 'UTC')}
          location={location}
          text={createTestDriveText(messages)}
        />
        {/* There is room for the name before it is known. */}
        {appointment.vehicleId ? (
          <p>{vehicle ? <a href={`/cars/${vehicle.slug}/`}>{vehicle.name}</a> : null}</p>
        ) : null}
        {isAsking || isMoving ? null : (
          <div className="test-drive-confirmation__actions">
            {isMoved || !location ? null : (
              <Button onClick={() => setView('move')} disabled={isBusy}>
                {text('changeAppointment.move')}
              </Button>
            )}
            <Button variant="secondary" disabled={isBusy} onClick={() => setView('cancel')}>
              {say('cancel')}
            </Button>
          </div>
        )}
        {isAsking ? (
          <div className="test-drive-confirmation__actions" role="group" aria-label={say('sure')}>
            <p className="change-appointment__sure">{say('sure')}</p>
            <Button busy={isBusy} onClick={() => void cancelTestDrive(calendar.apiUrl, id)}>
              {text('changeAppointment.yes')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => setView('facts')}>
              {text('changeAppointment.no')}
            </Button>
          </div>
        ) : null}
      </section>
      {isMoving && location ? (
        <MoveAppointment
          {...{ id, calendar, location, messages, isBusy, text }}
          vehicleId={appointment.vehicleId}
          isTaken={problem === 'taken'}
          onBack={() => setView('facts')}
        />
      ) : null}
    </TestDrivePanel>
  );
}
