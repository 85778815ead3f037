import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createSavedText } from '#messages/garage/saved.ts';
import { useAlertSwitch } from '../alert/use-alert-switch.ts';
import type { GarageSite } from './garage-site.ts';
import { SavedVehicle } from './SavedVehicle.tsx';

export interface SavedVehicleListProps {
  saved: readonly SavedVehicleRecord[];
  /** As they are now; null for one that is gone, nothing for one that could not be looked up. */
  vehicles: Readonly<Record<string, Vehicle | null>>;
  /** Path of the dealer API that sends alerts; null where nobody does. */
  alerts: string | null;
  site: GarageSite;
  now: number;
  headingLevel?: 'h2' | 'h3';
}

/** Saved vehicles as cards, each with the switch of its alert where the dealer sends alerts. */
export function SavedVehicleList({
  saved,
  vehicles,
  alerts,
  site,
  now,
  headingLevel = 'h2',
}: SavedVehicleListProps) {
  const parts = useAlertSwitch(alerts);
  const text = createSavedText(site.messages);
  return (
    <>
      {parts && saved.length > 0 ? <parts.AlertNote id="saved-alerts" messages={site.messages} /> : null}
      <ul className="vehicle-grid saved-vehicles" role="list">
        {saved.map((one) => {
          const vehicle = vehicles[one.id];
          return (
            <li key={one.id}>
              <SavedVehicle saved={one} {...{ vehicle, site, now, text, headingLevel }} />
              {parts && alerts !== null ? (
                <parts.AlertSwitch
                  {...{ kind: 'vehicle', subject: one.id, name: vehicle?.name ?? one.name }}
                  {...{ note: 'saved-alerts', api: alerts, messages: site.messages }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
