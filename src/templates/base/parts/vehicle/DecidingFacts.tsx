import './DecidingFacts.css';
import { findVehicleState } from '#domain/law/identity.ts';
import { listLawfulFacts } from '#domain/law/lawful-facts.ts';
import type { Location } from '#domain/location/location.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

export interface DecidingFactsProps {
  vehicle: Vehicle;
  /** Where the vehicle stands; null when the stock does not say. */
  location: Location | null;
  messages: Record<string, string>;
}

/** What decides about a vehicle of its kind, beside the price (VDP-03, VDP-28); with what the law wants seen. */
export function DecidingFacts({ vehicle, location, messages }: DecidingFactsProps) {
  const facts = labelSpecifications(listLawfulFacts(vehicle, findVehicleState(vehicle, location)), messages);
  return facts.length === 0 ? null : (
    <dl className="deciding-facts" aria-label={createVehicleText(messages)('vehicle.decidingFacts')}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
