import { useState } from 'react';
import type { DriveCalendar } from '#domain/lead/form.ts';
import { formatZoned } from '#domain/site/zoned-time.ts';
import type { TestDriveText } from '#messages/test-drive/test-drive.ts';
import { cancelDrive, type ChangedDrive, type ShownDrive } from '#stores/test-drive/changed-appointment.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { DriveFacts } from './DriveFacts.tsx';
import { DrivePanel } from './DrivePanel.tsx';
import { MoveDrive } from './MoveDrive.tsx';

export interface BookedDriveProps {
  /** Of the appointment. */
  id: string;
  drive: ShownDrive;
  status: ChangedDrive['status'];
  problem: ChangedDrive['problem'];
  calendar: DriveCalendar & { apiUrl: string };
  messages: Record<string, string>;
  text: TestDriveText;
}

/** A drive that stands: what is booked, and the ways to another time or to none. */
export function BookedDrive(props: BookedDriveProps) {
  const { id, drive, status, problem, calendar, messages, text } = props;
  const [view, setView] = useState<'facts' | 'move' | 'cancel'>('facts');
  const place = calendar.places.find((one) => one.id === drive.locationId) ?? null;
  const isBusy = status === 'sending';
  const isMoved = status === 'moved';
  const isAsking = view === 'cancel';
  const isMoving = view === 'move' && !isMoved;
  return (
    <DrivePanel news={isAsking || isMoving ? view : isMoved ? 'moved' : null}>
      {isMoved && !isAsking ? (
        <Alert tone="success" title={text('driveChange.moved')}>
          <p>{text('driveChange.moved.text')}</p>
        </Alert>
      ) : null}
      {/* A taken time is told beside the calendar. */}
      {problem && !(isMoving && problem === 'taken') ? (
        <Alert tone="danger" title={text(`driveChange.${problem}`)} />
      ) : null}
      <section className="drive-confirmation">
        <h2>{text(isMoved ? 'driveChange.now' : 'driveChange.booked')}</h2>
        <DriveFacts at={formatZoned(drive.start, place?.timezone ?? 'UTC')} place={place} text={text} />
        {drive.vehicle ? (
          <p>
            <a href={`/cars/${drive.vehicle.slug}/`}>{drive.vehicle.name}</a>
          </p>
        ) : null}
        {isAsking || isMoving ? null : (
          <div className="drive-confirmation__actions">
            {isMoved || !place ? null : (
              <Button onClick={() => setView('move')} disabled={isBusy}>
                {text('driveChange.move')}
              </Button>
            )}
            <Button variant="secondary" disabled={isBusy} onClick={() => setView('cancel')}>
              {text('driveChange.cancel')}
            </Button>
          </div>
        )}
        {isAsking ? (
          <div className="drive-confirmation__actions" role="group" aria-label={text('driveChange.sure')}>
            <p className="drive-change__sure">{text('driveChange.sure')}</p>
            <Button busy={isBusy} onClick={() => void cancelDrive(calendar.apiUrl, id)}>
              {text('driveChange.yes')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => setView('facts')}>
              {text('driveChange.no')}
            </Button>
          </div>
        ) : null}
      </section>
      {isMoving && place ? (
        <MoveDrive
          {...{ id, calendar, place, messages, isBusy, text }}
          vehicleId={drive.vehicleId}
          isTaken={problem === 'taken'}
          onBack={() => setView('facts')}
        />
      ) : null}
    </DrivePanel>
  );
}
