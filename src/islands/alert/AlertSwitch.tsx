import './alert-switch.css';
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { nameSignedIn } from '#domain/account/session.ts';
import { createAlertText, sayConsent } from '#messages/alert/alert.ts';
import { $session, type Session } from '#stores/account/session.ts';
import {
  $alerts,
  alertKey,
  loadAlerts,
  switchAlert,
  unreadAlerts,
  type AlertSubject,
} from '#stores/alert/alerts.ts';
import { goToSignIn } from './go-to-sign-in.ts';

export interface AlertSwitchProps extends AlertSubject {
  /** What messages call the vehicle or the search. */
  name: string;
  /** Id of an `AlertNote` that says how messages come; without one the switch says it itself. */
  note?: string;
  /** Path of the dealer API on this site, `site.auth.api`; the switch is for sites with `site.auth.alerts` alone. */
  api: string;
  messages: Record<string, string>;
}

const anonymous: Session = { state: 'anonymous', user: null };

/**
 * Switches the alert of one saved vehicle or search on and off. What is agreed to stands beside it, and nothing is on before
 * it is pressed. Who is not signed in gets the way there,
 * from the note where there is one.
 */
export function AlertSwitch({ kind, subject, name, note, api, messages }: AlertSwitchProps) {
  const text = createAlertText(messages);
  const own = useId();
  const { user } = useStore($session, { ssr: () => anonymous });
  const { status, on, problems } = useStore($alerts, { ssr: () => unreadAlerts });
  useEffect(() => void loadAlerts(api), [api, user?.id]);
  // A note above many has asked already.
  if (!user && note !== undefined) return null;
  if (!user)
    return (
      <p className="alert-switch">
        <button type="button" className="alert-switch__sign-in" onClick={goToSignIn}>
          {text(`alert.signIn.${kind}`)}
        </button>
      </p>
    );
  const key = alertKey({ kind, subject });
  const { label, words } = sayConsent(kind, user.phone === null ? 'email' : 'sms', nameSignedIn(user), text);
  const problem = problems[key];
  const change = (isOn: boolean): void =>
    void switchAlert(api, { kind, subject, name }, { isOn, consent: `${label}. ${words}` });
  return (
    <div className="alert-switch">
      <label className="alert-switch__label">
        <input
          type="checkbox"
          role="switch"
          checked={on[key] ?? false}
          disabled={status === 'unread' || status === 'loading'}
          aria-describedby={note ?? own}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{label}</span>
      </label>
      {note === undefined ? (
        <p id={own} className="alert-switch__words">
          {words}
        </p>
      ) : null}
      {problem === undefined && status !== 'failed' ? null : (
        <p className="alert-switch__problem" role="alert">
          {problem || text('alert.failed')}
        </p>
      )}
    </div>
  );
}
