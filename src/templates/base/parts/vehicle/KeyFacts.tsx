import { findVehicleState } from '#domain/law/identity.ts';
import { listOtherFacts } from '#domain/law/lawful-facts.ts';
import type { Location } from '#domain/location/location.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { FactList } from '#parts/vehicle/FactList.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';

export interface KeyFactsProps {
  vehicle: Vehicle;
  /** Where the vehicle stands; null when the stock does not say. */
  location: Location | null;
  messages: Record<string, string>;
}

const rows = 4;

/** Key information: 4 rows, the rest on demand (VDP-03). What stands beside the price is not said again. */
export function KeyFacts({ vehicle, location, messages }: KeyFactsProps) {
  const text = createVehicleText(messages);
  const state = findVehicleState(vehicle, location);
  const facts = labelSpecifications(listOtherFacts(vehicle, state), messages);
  return facts.length === 0 ? null : (
    <PageSection id="key-information" title={text('vehicle.keyInformation')}>
      <FactList facts={facts} rows={rows} more={text('vehicle.showMore')} less={text('vehicle.showLess')} />
    </PageSection>
  );
}
