import './SimilarVehicles.css';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { VehicleCard } from '#parts/VehicleCard.tsx';
import type { VehicleSite } from './vehicle-site.ts';

export interface SimilarVehiclesProps {
  vehicles: Vehicle[];
  site: VehicleSite;
  now: number;
}

/** At most 6 vehicles like this one, in a strip that can be swiped (VDP-24). */
export function SimilarVehicles({ vehicles, site, now }: SimilarVehiclesProps) {
  const text = createVehicleText(site.messages);
  if (vehicles.length === 0) return null;
  return (
    <section className="similar" id="similar" aria-labelledby="similar-title">
      <h2 className="similar__title" id="similar-title">
        {text('vehicle.similar')}
      </h2>
      <ul className="vehicle-strip" role="list">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} site={site} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
