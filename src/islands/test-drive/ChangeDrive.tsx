import './DriveConfirmation.css';
import './ChangeDrive.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { DriveCalendar } from '#domain/lead-form.ts';
import { formatPhone, phoneHref } from '#domain/phone.ts';
import type { SearchEndpoint } from '#domain/search-endpoint.ts';
import { formatZoned } from '#domain/zoned-time.ts';
import { createTestDriveText } from '#messages/test-drive.ts';
import { $changedDrive, cancelDrive, openDrive, untouchedDrive } from '#stores/changed-drive.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DriveFacts } from './DriveFacts.tsx';
import { MoveDrive } from './MoveDrive.tsx';

export interface ChangeDriveProps {
  calendar: DriveCalendar & { apiUrl: string };
  /** Where the vehicle of the drive is looked up. */
  search: SearchEndpoint;
  phone: string | null;
  messages: Record<string, string>;
}

/** The id stands behind the `#` of the link, so that it is in no log of any server. */
const readId = (): string => window.location.hash.slice(1);

/**
 * A booked test drive: when and where it is, another time for it, or none. Whoever holds its link may do so, and reads each
 * time what was done.
 */
export function ChangeDrive({ calendar, search, phone, messages }: ChangeDriveProps) {
  const { status, drive, problem } = useStore($changedDrive, { ssr: () => untouchedDrive });
  const [view, setView] = useState<'facts' | 'move' | 'cancel'>('facts');
  const box = useRef<HTMLDivElement>(null);
  const text = createTestDriveText(messages);
  const { apiUrl } = calendar;
  const reopen = (): void => void openDrive(apiUrl, readId(), search);
  useEffect(() => {
    const open = (): void => void openDrive(apiUrl, readId(), search);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [apiUrl, search]);
  const isDone = status === 'moved' || status === 'cancelled';
  useEffect(() => {
    // What was pressed is gone; keyboards and screen readers go on with what was done.
    if (isDone || view !== 'facts') box.current?.focus();
  }, [isDone, view]);
  const call = phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null;
  if (status === 'loading') {
    return (
      <div className="drive-confirmation" aria-busy="true">
        <p className="visually-hidden" role="status">
          {text('driveChange.loading')}
        </p>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    );
  }
  if (status === 'unknown') {
    return (
      <Alert tone="information" title={text('driveChange.unknown')}>
        <p>
          {text('driveChange.call')} {call}
        </p>
      </Alert>
    );
  }
  if (status === 'failed' || !drive) {
    return (
      <Alert tone="warning" title={text('driveChange.failed')}>
        <p>
          {text('driveChange.call')} {call}
        </p>
        <Button variant="secondary" size="small" onClick={reopen}>
          {text('driveChange.retry')}
        </Button>
      </Alert>
    );
  }
  if (status === 'cancelled') {
    return (
      <div ref={box} className="drive-change" tabIndex={-1}>
        <Alert tone="success" title={text('driveChange.cancelled')}>
          <p>{text('driveChange.cancelled.text')}</p>
        </Alert>
        <p>
          <Button href="/book-test-drive/" variant="secondary">
            {text('driveChange.another')}
          </Button>
        </p>
      </div>
    );
  }
  const place = calendar.places.find(({ id }) => id === drive.locationId) ?? null;
  const isBusy = status === 'sending';
  const isMoved = status === 'moved';
  return (
    <div ref={box} className="drive-change" tabIndex={-1}>
      {isMoved ? (
        <Alert tone="success" title={text('driveChange.moved')}>
          <p>{text('driveChange.moved.text')}</p>
        </Alert>
      ) : null}
      {problem ? <Alert tone="danger" title={text(`driveChange.${problem}`)} /> : null}
      <section className="drive-confirmation">
        <h2>{text(isMoved ? 'driveChange.now' : 'driveChange.booked')}</h2>
        <DriveFacts at={formatZoned(drive.start, place?.timezone ?? 'UTC')} place={place} text={text} />
        {drive.vehicle ? (
          <p>
            <a href={`/cars/${drive.vehicle.slug}/`}>{drive.vehicle.name}</a>
          </p>
        ) : null}
        {view === 'facts' || isMoved ? (
          <div className="drive-confirmation__actions">
            {isMoved || !place ? null : (
              <Button onClick={() => setView('move')} disabled={isBusy}>
                {text('driveChange.move')}
              </Button>
            )}
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => {
                setView('cancel');
                if (isMoved) reopen();
              }}
            >
              {text('driveChange.cancel')}
            </Button>
          </div>
        ) : null}
        {view === 'cancel' && !isMoved ? (
          <div className="drive-confirmation__actions" role="group" aria-label={text('driveChange.sure')}>
            <p className="drive-change__sure">{text('driveChange.sure')}</p>
            <Button busy={isBusy} onClick={() => void cancelDrive(apiUrl, readId())}>
              {text('driveChange.yes')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => setView('facts')}>
              {text('driveChange.no')}
            </Button>
          </div>
        ) : null}
      </section>
      {view === 'move' && place && !isMoved ? (
        <MoveDrive
          {...{ calendar, place, messages, isBusy, text }}
          vehicleId={drive.vehicleId}
          id={readId()}
          isTaken={problem === 'taken'}
          onBack={() => setView('facts')}
        />
      ) : null}
    </div>
  );
}
