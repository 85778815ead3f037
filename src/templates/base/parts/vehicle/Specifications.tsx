import { findVehicleState } from '#domain/law/identity.ts';
import { listOtherSpecifications } from '#domain/law/lawful-facts.ts';
import type { Location } from '#domain/location/location.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { FactList } from '#parts/vehicle/FactList.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';

export interface SpecificationsProps {
  vehicle: Vehicle;
  /** Where the vehicle stands; null when the stock does not say. */
  location: Location | null;
  messages: Record<string, string>;
}

/** All specifications that are known and do not stand beside the price: 4 rows, the rest on demand (VDP-04, VDP-05). */
export function Specifications({ vehicle, location, messages }: SpecificationsProps) {
  const text = createVehicleText(messages);
  const state = findVehicleState(vehicle, location);
  const facts = labelSpecifications(listOtherSpecifications(vehicle, state), messages);
  return facts.length === 0 ? null : (
    <PageSection id="specifications" title={text('vehicle.specifications')}>
      <FactList facts={facts} rows={4} more={text('vehicle.showMore')} less={text('vehicle.showLess')} />
    </PageSection>
  );
}
