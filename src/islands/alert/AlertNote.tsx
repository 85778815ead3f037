import { useStore } from '@nanostores/react';
import { nameSignedIn } from '#domain/account/session.ts';
import { createAlertText, sayConsent } from '#messages/alert/alert.ts';
import { $session, type Session } from '#stores/account/session.ts';

export interface AlertNoteProps {
  /** Switches name it as their description. */
  id: string;
  messages: Record<string, string>;
}

const anonymous: Session = { state: 'anonymous', user: null };

/** What is agreed to by the switches below it: how and how often messages come. Nothing for who is not signed in. */
export function AlertNote({ id, messages }: AlertNoteProps) {
  const { user } = useStore($session, { ssr: () => anonymous });
  if (!user) return null;
  const way = user.phone === null ? 'email' : 'sms';
  const { words } = sayConsent('vehicle', way, nameSignedIn(user), createAlertText(messages));
  return (
    <p id={id} className="alert-note">
      {createAlertText(messages)('alert.note', { words })}
    </p>
  );
}
