import './stop-alerts.css';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { createAlertText, type AlertText } from '#messages/alert/alert.ts';
import {
  $linkedAlerts,
  changeLinkedAlerts,
  openLinkedAlerts,
  unreadLink,
} from '#stores/alert/linked-alerts.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { WaitingText } from '#ui/Skeleton.tsx';
import { LinkedAlert } from './LinkedAlert.tsx';

export interface StopAlertsProps {
  /** Path of the dealer API on this site. */
  api: string;
  /** Path of the page on which the signed-in switch them. */
  garage: string;
  phone: string | null;
  email: string | null;
  messages: Record<string, string>;
}

/** The token stands behind the `#` of the link, so that no server logs it. */
const readToken = (): string => window.location.hash.slice(1);

function Contact({ text, phone, email }: Pick<StopAlertsProps, 'phone' | 'email'> & { text: AlertText }) {
  if (!phone && !email) return null;
  return (
    <p>
      {text('alert.page.call')} {phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : null}
      {phone && email ? ', ' : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  );
}

/**
 * The page of a message's link: what the message was about, each to be stopped by one press and turned on again by another.
 * Opening it changes nothing, because programs open links as well.
 */
export function StopAlerts({ api, garage, phone, email, messages }: StopAlertsProps) {
  const { status, alerts, isSending, isUnsent } = useStore($linkedAlerts, { ssr: () => unreadLink });
  const text = createAlertText(messages);
  useEffect(() => {
    const open = (): void => void openLinkedAlerts(api, readToken());
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [api]);
  const contact = <Contact {...{ text, phone, email }} />;
  const own = (
    <p>
      <a href={garage}>{text('alert.page.garage')}</a>
    </p>
  );
  if (status === 'loading') return <WaitingText className="stop-alerts" label={text('alert.page.loading')} />;
  if (status === 'false' || status === 'old')
    return (
      <Alert tone="information" title={text(`alert.page.${status}`)}>
        {own}
        {contact}
      </Alert>
    );
  if (status === 'failed' || !alerts)
    return (
      <Alert tone="warning" title={text('alert.page.failed')}>
        {contact}
        <Button variant="secondary" size="small" onClick={() => void openLinkedAlerts(api, readToken())}>
          {text('alert.page.retry')}
        </Button>
      </Alert>
    );
  const choose = (alert: number | null, on: boolean): void =>
    void changeLinkedAlerts(api, { token: readToken(), alert, on });
  const open = alerts.alerts.filter(({ on }) => on).length + alerts.others;
  let end: ReactNode = (
    <Button variant="primary" busy={isSending} onClick={() => choose(null, false)}>
      {text('alert.page.stopAll', { count: open })}
    </Button>
  );
  if (open === 0)
    end = (
      <Alert
        tone="success"
        title={text(alerts.alerts.length > 0 ? 'alert.page.allStopped' : 'alert.page.none')}
      />
    );
  return (
    <div className="stop-alerts">
      <p className="stop-alerts__to">{text('alert.page.to', { to: alerts.to })}</p>
      {isUnsent ? <Alert tone="danger" title={text('alert.page.failed')} /> : null}
      {alerts.alerts.length > 0 ? (
        <ul className="stop-alerts__list" role="list">
          {alerts.alerts.map((alert) => (
            <LinkedAlert
              key={alert.id}
              {...{ alert, text, isSending }}
              onChange={(on) => choose(alert.id, on)}
            />
          ))}
        </ul>
      ) : null}
      {alerts.others > 0 ? <p>{text('alert.page.others', { count: alerts.others })}</p> : null}
      <div aria-live="polite">{end}</div>
      {own}
    </div>
  );
}
