import './TestDriveConfirmation.css';
import './ChangeAppointment.css';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AppointmentCalendar } from '#domain/lead/form.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import { createChangeText, sayChange } from '#messages/test-drive/change.ts';
import {
  $changedAppointment,
  openTestDrive,
  untouchedAppointment,
} from '#stores/test-drive/changed-appointment.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { WaitingText } from '#ui/Skeleton.tsx';
import { BookedAppointment } from './BookedAppointment.tsx';
import { TestDrivePanel } from './TestDrivePanel.tsx';

export interface ChangeAppointmentProps {
  /** By kind of appointment. */
  calendars: AppointmentCalendar[];
  apiUrl: string;
  /** Where the vehicle of the appointment is looked up. */
  search: SearchEndpoint;
  phone: string | null;
  messages: Record<string, string>;
}

/** The id stands behind the `#` of the link, so that no server logs it. */
const readId = (): string => window.location.hash.slice(1);

/**
 * The page of a booked test drive or visit to the workshop, which shows, moves and cancels it. Anybody with the link may do so, and each change
 * is confirmed.
 */
export function ChangeAppointment({ calendars, apiUrl, search, phone, messages }: ChangeAppointmentProps) {
  const { status, appointment, problem } = useStore($changedAppointment, { ssr: () => untouchedAppointment });
  const text = createChangeText(messages);
  const retry = (): void => void openTestDrive(apiUrl, readId(), search);
  useEffect(() => {
    const open = (): void => void openTestDrive(apiUrl, readId(), search);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [apiUrl, search]);
  const call = (
    <p>
      {text('changeAppointment.call')} {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null}
    </p>
  );
  const another = (
    <p>
      <Button href="/book-test-drive/" variant="secondary">
        {text('changeAppointment.another')}
      </Button>
    </p>
  );
  if (status === 'loading')
    return <WaitingText className="test-drive-confirmation" label={text('changeAppointment.loading')} />;
  if (status === 'unknown') {
    return (
      <div className="change-appointment">
        <Alert tone="information" title={text('changeAppointment.unknown')}>
          {call}
        </Alert>
        {calendars.some(({ kind }) => kind !== 'service') ? another : null}
      </div>
    );
  }
  const isVisit = appointment?.kind === 'service';
  const calendar = calendars.find(({ kind }) => (kind === 'service') === isVisit);
  if (status === 'failed' || !appointment || !calendar) {
    return (
      <Alert tone="warning" title={text('changeAppointment.failed')}>
        {call}
        <Button variant="secondary" size="small" onClick={retry}>
          {text('changeAppointment.retry')}
        </Button>
      </Alert>
    );
  }
  if (status === 'cancelled') {
    return (
      <TestDrivePanel news="cancelled">
        <Alert tone="success" title={sayChange(appointment.kind, 'cancelled', text)}>
          <p>{text('changeAppointment.cancelled.text')}</p>
        </Alert>
        {isVisit ? null : another}
      </TestDrivePanel>
    );
  }
  return (
    <BookedAppointment
      {...{ appointment, status, problem, messages, text }}
      id={readId()}
      calendar={{ ...calendar, apiUrl }}
    />
  );
}
