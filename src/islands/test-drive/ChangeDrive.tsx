import './DriveConfirmation.css';
import './ChangeDrive.css';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DriveCalendar } from '#domain/lead/form.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { createTestDriveText } from '#messages/test-drive/test-drive.ts';
import { $changedDrive, openDrive, untouchedDrive } from '#stores/test-drive/changed-appointment.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BookedDrive } from './BookedDrive.tsx';
import { DrivePanel } from './DrivePanel.tsx';

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
  const text = createTestDriveText(messages);
  const { apiUrl } = calendar;
  const retry = (): void => void openDrive(apiUrl, readId(), search);
  useEffect(() => {
    const open = (): void => void openDrive(apiUrl, readId(), search);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [apiUrl, search]);
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
        <Button variant="secondary" size="small" onClick={retry}>
          {text('driveChange.retry')}
        </Button>
      </Alert>
    );
  }
  if (status === 'cancelled') {
    return (
      <DrivePanel news="cancelled">
        <Alert tone="success" title={text('driveChange.cancelled')}>
          <p>{text('driveChange.cancelled.text')}</p>
        </Alert>
        <p>
          <Button href="/book-test-drive/" variant="secondary">
            {text('driveChange.another')}
          </Button>
        </p>
      </DrivePanel>
    );
  }
  return <BookedDrive {...{ drive, status, problem, calendar, messages, text }} id={readId()} />;
}
