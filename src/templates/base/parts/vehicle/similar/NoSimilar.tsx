import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Button } from '#ui/Button.tsx';
import type { VehicleSite } from '../vehicle-site.ts';

export interface NoSimilarProps {
  /** The vehicle that they would be like. */
  of: Pick<Vehicle, 'make' | 'body'>;
  /** They could not be looked for, so nothing is said of what there is. */
  failed: boolean;
  site: Pick<VehicleSite, 'listingPath' | 'messages'>;
}

/** A way to search where nothing like a vehicle is shown (VDP-22). */
export function NoSimilar({ of, failed, site }: NoSimilarProps) {
  const text = createVehicleText(site.messages);
  return (
    <div className="similar__none">
      <p>{text(failed ? 'vehicle.similarFailed' : 'vehicle.noSimilar')}</p>
      <Button href={createSimilarPath(of, site)} variant="secondary" icon="search">
        {text('vehicle.findSimilar')}
      </Button>
    </div>
  );
}
