import { listSpecifications } from '#domain/vehicle/specifications.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { FactList } from '#parts/vehicle/FactList.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';

export interface SpecificationsProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
}

/** All specifications that are known: 4 rows, the rest on demand (VDP-04, VDP-05). */
export function Specifications({ vehicle, messages }: SpecificationsProps) {
  const text = createVehicleText(messages);
  const facts = labelSpecifications(listSpecifications(vehicle), messages);
  return facts.length === 0 ? null : (
    <PageSection id="specifications" title={text('vehicle.specifications')}>
      <FactList facts={facts} shown={4} more={text('vehicle.showMore')} less={text('vehicle.showLess')} />
    </PageSection>
  );
}
