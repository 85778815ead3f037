import './alert-switch.css';
import { useStore } from '@nanostores/react';
import { nameSignedIn } from '#domain/account/session.ts';
import { createAlertText, sayConsent } from '#messages/alert/alert.ts';
import { $session, type Session } from '#stores/account/session.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { goToSignIn } from './go-to-sign-in.ts';

export interface AlertNoteProps {
  /** Switches name it as their description. */
  id: string;
  messages: Record<string, string>;
}

const anonymous: Session = { state: 'anonymous', user: null };

/** What is agreed to by the switches below it: how and how often messages come. Who is not signed in is asked to. */
export function AlertNote({ id, messages }: AlertNoteProps) {
  const { user } = useStore($session, { ssr: () => anonymous });
  const text = createAlertText(messages);
  if (!user)
    return (
      <div className="alert-invitation">
        <p>
          <Icon name="tag" />
          {text('alert.invitation')}
        </p>
        <Button variant="secondary" size="small" onClick={goToSignIn}>
          {text('alert.invitation.button')}
        </Button>
      </div>
    );
  const way = user.phone === null ? 'email' : 'sms';
  const { words } = sayConsent('vehicle', way, nameSignedIn(user), text);
  return (
    <p id={id} className="alert-note">
      {text('alert.note', { words })}
    </p>
  );
}
