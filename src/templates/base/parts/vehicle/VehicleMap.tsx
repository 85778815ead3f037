import './VehicleMap.css';
import type { Location } from '#domain/location/location.ts';
import { chooseMap, type MapLocation } from '#domain/location/map.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import { phoneHref } from '#domain/location/phone.ts';
import { createLocationText } from '#messages/location/location.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { AddressLines } from '#parts/location/AddressLines.tsx';
import { PhoneText, type PhoneTextProps } from '#parts/location/PhoneText.tsx';
import { PageSection } from '#parts/page/PageSection.tsx';
import { Button } from '#ui/Button.tsx';
import { LocationMap } from '#parts/location/LocationMap.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface VehicleMapProps {
  location: Location;
  contact: VehicleContact;
  /** The location on the site's map; null without one. */
  mapLocation: MapLocation | null;
  /** Whether there is a map of its surroundings besides. */
  hasNear: boolean;
  site: PhoneTextProps['site'];
}

/**
 * Where the vehicle stands (VDP-27, ROUTE-25): our own map, the address, and the way to a map service. No map service learns of the visit
 * before the shopper asks for directions.
 */
export function VehicleMap({ location, contact, mapLocation, hasNear, site }: VehicleMapProps) {
  const { messages } = site;
  const text = createLocationText(messages);
  return (
    <PageSection screenOnly id="vehicle-map" title={createVehicleText(messages)('vehicle.map')}>
      <div className="vehicle-map">
        {mapLocation ? (
          <LocationMap
            {...chooseMap(mapLocation, hasNear)}
            label={text('location.mapOf', { name: location.name })}
          />
        ) : null}
        <span className="vehicle-map__pin">
          <Icon name="pin" size={28} />
        </span>
        <div>
          <p className="vehicle-map__name">{location.name}</p>
          <AddressLines address={location.address} />
        </div>
        <div className="vehicle-map__links">
          {contact.directions ? (
            <Button
              href={contact.directions}
              variant="secondary"
              icon="external"
              rel="noopener"
              data-contact="directions"
            >
              {text('location.directions')}
            </Button>
          ) : null}
          {contact.phone ? (
            <Button href={phoneHref(contact.phone)} variant="quiet" icon="phone" data-phone="">
              <PhoneText phone={contact.phone} kind="plain" site={site} />
            </Button>
          ) : null}
        </div>
      </div>
    </PageSection>
  );
}
