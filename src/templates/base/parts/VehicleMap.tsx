import './VehicleMap.css';
import type { Location } from '#domain/location.ts';
import { formatPhone, phoneHref } from '#domain/phone.ts';
import { createLocationText } from '#messages/location.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { AddressLines } from '#parts/AddressLines.tsx';
import { PageSection } from '#parts/PageSection.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface VehicleMapProps {
  location: Location;
  messages: Record<string, string>;
}

/**
 * Where the vehicle stands (VDP-27, ROUTE-25): the address, and the way to a map. No map service learns of the visit
 * before the shopper asks for directions.
 */
export function VehicleMap({ location, messages }: VehicleMapProps) {
  const text = createLocationText(messages);
  return (
    <PageSection id="vehicle-map" title={createVehicleText(messages)('vehicle.map')}>
      <div className="vehicle-map">
        <span className="vehicle-map__pin">
          <Icon name="pin" size={28} />
        </span>
        <div>
          <p className="vehicle-map__name">{location.name}</p>
          <AddressLines address={location.address} />
        </div>
        <div className="vehicle-map__links">
          {location.address.placeUrl ? (
            <Button href={location.address.placeUrl} variant="secondary" icon="external" rel="noopener">
              {text('location.directions')}
            </Button>
          ) : null}
          {location.phone ? (
            <Button href={phoneHref(location.phone)} variant="quiet" icon="phone">
              {formatPhone(location.phone)}
            </Button>
          ) : null}
        </div>
      </div>
    </PageSection>
  );
}
