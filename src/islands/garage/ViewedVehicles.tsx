import '#ui/Strip.css';
import '#parts/vehicle/similar/SimilarVehicles.css';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SavedText } from '#messages/garage/saved.ts';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { forgetViews } from '#stores/garage/viewed.ts';
import { Button } from '#ui/Button.tsx';
import type { GarageSite } from './garage-site.ts';

export interface ViewedVehiclesProps {
  vehicles: readonly Vehicle[];
  site: GarageSite;
  now: number;
  text: SavedText;
}

/** Vehicles whose pages were opened here, the latest first (VIEW-01). */
export function ViewedVehicles({ vehicles, site, now, text }: ViewedVehiclesProps) {
  if (vehicles.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="viewed-title">
      <div className="garage-head">
        <h2 id="viewed-title">{text('saved.viewed')}</h2>
        <Button variant="quiet" size="small" onClick={forgetViews}>
          {text('saved.forget')}
        </Button>
      </div>
      <ul className="strip vehicle-strip" role="list">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} site={site} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
