import '#ui/Strip.css';
import './SimilarVehicles.css';
import { mostSimilar } from '#domain/vehicle/similar.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { NoSimilar } from '#parts/vehicle/similar/NoSimilar.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { VehicleSite } from '../vehicle-site.ts';

export interface SimilarVehiclesProps {
  /** The vehicle that they are like. */
  of: CardVehicle & Pick<Vehicle, 'make' | 'body'>;
  vehicles: CardVehicle[];
  /** They are still being looked for: placeholders stand in their places (VDP-22). */
  waiting?: boolean;
  /** They could not be looked for, so nothing is said of what there is. */
  failed?: boolean;
  site: VehicleSite;
  now: number;
}

/** At most 6 vehicles like this one, in a strip that can be swiped (VDP-24); without any, a way to search (VDP-22). */
export function SimilarVehicles({
  of,
  vehicles,
  waiting = false,
  failed = false,
  site,
  now,
}: SimilarVehiclesProps) {
  const text = createVehicleText(site.messages);
  return (
    <section className="similar" id="similar" aria-labelledby="similar-title" aria-busy={waiting}>
      <h2 className="similar__title" id="similar-title">
        {text('vehicle.similar')}
      </h2>
      {waiting ? (
        <ul className="strip vehicle-strip" role="list">
          {Array.from({ length: mostSimilar }, (_, index) => (
            <li key={index} className="similar__placeholder">
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </li>
          ))}
        </ul>
      ) : vehicles.length > 0 ? (
        <ul className="strip vehicle-strip" role="list">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} site={site} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <NoSimilar of={of} failed={failed} site={site} />
      )}
    </section>
  );
}
