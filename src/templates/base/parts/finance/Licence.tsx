import './Licence.css';
import type { Location } from '#domain/location/location.ts';
import { createLocationText, formatLicence } from '#messages/location/location.ts';

export interface LicenceProps {
  location: Location;
  messages: Record<string, string>;
}

/** The dealer's licence number, named as such, and the repairer's where there is one (LOC-10, LEGAL 2). */
export function Licence({ location, messages }: LicenceProps) {
  const text = createLocationText(messages);
  if (!location.licence && !location.repairerNumber) return null;
  return (
    <p className="licence numbers">
      {location.licence ? <span>{formatLicence(location.licence, messages)}</span> : null}
      {location.licence && location.repairerNumber ? <br /> : null}
      {location.repairerNumber ? (
        <span>{text('location.repairer', { number: location.repairerNumber })}</span>
      ) : null}
    </p>
  );
}
