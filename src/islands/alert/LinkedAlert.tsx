import type { AlertKind } from '#domain/alert/alert.ts';
import type { AlertText } from '#messages/alert/alert.ts';
import { Button } from '#ui/Button.tsx';

export interface LinkedAlertProps {
  alert: { kind: AlertKind; name: string; on: boolean };
  isSending: boolean;
  text: AlertText;
  onChange: (on: boolean) => void;
}

/** One alert of a message: what it is about, whether it is on, and a button for the other. */
export function LinkedAlert({ alert: { kind, name, on }, isSending, text, onChange }: LinkedAlertProps) {
  return (
    <li className="stop-alerts__alert" data-off={on ? undefined : ''}>
      <div>
        <strong>{name}</strong>
        <p>{text(on ? `alert.page.${kind}` : 'alert.page.stopped')}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        disabled={isSending}
        aria-label={text(on ? 'alert.page.stopNamed' : 'alert.page.resumeNamed', { name })}
        onClick={() => onChange(!on)}
      >
        {text(on ? 'alert.page.stop' : 'alert.page.resume')}
      </Button>
    </li>
  );
}
