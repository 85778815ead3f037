import type { NamedVehicleText } from '#messages/lead/named-vehicle.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

export interface NamedVehicleNoticeProps {
  reason: 'gone' | 'undriven' | 'unknown' | 'failed';
  /** The next page after a vehicle that is not available; null where there is none. */
  href: string | null;
  onRetry: () => void;
  text: NamedVehicleText;
}

const words = {
  gone: { title: 'named.gone', help: 'named.goneHelp', link: 'named.similar' },
  undriven: { title: 'named.noTestDrive', help: 'named.noTestDriveHelp', link: 'named.askInstead' },
  unknown: { title: 'named.unknown', help: 'named.goneHelp', link: 'named.search' },
  failed: { title: 'named.failed', help: 'named.failedHelp', link: null },
} as const;

/** Why a form is not about the vehicle that its address names, and what can be done instead. */
export function NamedVehicleNotice({ reason, href, onRetry, text }: NamedVehicleNoticeProps) {
  const { title, help, link } = words[reason];
  return (
    <div className="named-vehicle">
      <Alert tone={reason === 'failed' ? 'warning' : 'information'} title={text(title)}>
        <div className="named-vehicle__notice">
          <p>{text(help)}</p>
          {link && href ? (
            <a className="named-vehicle__link" href={href}>
              {text(link)}
            </a>
          ) : null}
          {reason === 'failed' ? (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {text('named.retry')}
            </Button>
          ) : null}
        </div>
      </Alert>
    </div>
  );
}
