import type { Location } from '#domain/location/location.ts';
import { findContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { DealerBox } from '#parts/location/DealerBox.tsx';
import { Gallery } from '#parts/gallery/Gallery.tsx';
import { VehicleSummary } from '#parts/vehicle/VehicleSummary.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleLeadProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  /** Where it stands; null when the stock does not say. */
  location: Location | null;
  /** Epoch seconds. */
  now: number;
}

/** What a shopper sees first of a vehicle: its pictures, and beside them name, price, actions and who sells it. */
export function VehicleLead({ vehicle, site, location, now }: VehicleLeadProps) {
  return (
    <>
      <div className="vehicle-page__gallery">
        <Gallery vehicle={vehicle} site={site} />
      </div>
      <div className="vehicle-page__aside">
        <VehicleSummary vehicle={vehicle} site={site} location={location} now={now} />
        {location ? (
          <DealerBox
            location={location}
            contact={findContact(vehicle.carType, location, site)}
            maskPhone={site.maskPhone}
            messages={site.messages}
            linked={site.features.locationPages}
          />
        ) : null}
      </div>
    </>
  );
}
