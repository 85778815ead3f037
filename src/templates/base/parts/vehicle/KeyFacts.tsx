import { listKeyFacts } from '#domain/vehicle/specifications.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { labelSpecifications } from '#messages/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { FactList } from '#parts/vehicle/FactList.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';

export interface KeyFactsProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
}

/** Key information: 4 rows, the rest on demand (VDP-03). */
export function KeyFacts({ vehicle, messages }: KeyFactsProps) {
  const text = createVehicleText(messages);
  const facts = labelSpecifications(listKeyFacts(vehicle), messages);
  return facts.length === 0 ? null : (
    <PageSection id="key-information" title={text('vehicle.keyInformation')}>
      <FactList facts={facts} shown={4} more={text('vehicle.showMore')} less={text('vehicle.showLess')} />
    </PageSection>
  );
}
