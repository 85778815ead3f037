import './VehiclePage.css';
import type { Crumb } from '#domain/breadcrumbs.ts';
import type { Location } from '#domain/location.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Breadcrumb } from '#parts/Breadcrumb.tsx';
import { Comments } from '#parts/Comments.tsx';
import { DealerBox } from '#parts/DealerBox.tsx';
import { Features } from '#parts/Features.tsx';
import { Gallery } from '#parts/Gallery.tsx';
import { KeyFacts } from '#parts/KeyFacts.tsx';
import { MobileBar } from '#parts/MobileBar.tsx';
import { SimilarVehicles } from '#parts/SimilarVehicles.tsx';
import { Specifications } from '#parts/Specifications.tsx';
import { VehicleSummary } from '#parts/VehicleSummary.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehiclePageProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  /** Where it stands; null when the stock does not say. */
  location: Location | null;
  crumbs: Crumb[];
  similar: Vehicle[];
  /** Epoch seconds. */
  now: number;
}

/** Everything between header and footer of a vehicle page, in the order of VDP-01; complete without JavaScript. */
export function VehiclePage({ vehicle, site, location, crumbs, similar, now }: VehiclePageProps) {
  const text = createVehicleText(site.messages);
  return (
    <>
      <div className="page-width">
        <Breadcrumb crumbs={crumbs} label={text('vehicle.breadcrumb')} />
        <article className="vehicle-page" data-vehicle={vehicle.id}>
          <div className="vehicle-page__gallery">
            <Gallery vehicle={vehicle} site={site} />
          </div>
          <div className="vehicle-page__aside">
            <div className="vehicle-page__sticky">
              <VehicleSummary vehicle={vehicle} site={site} location={location} now={now} />
              {location ? (
                <DealerBox
                  location={location}
                  messages={site.messages}
                  linked={site.features.locationPages}
                />
              ) : null}
            </div>
          </div>
          <div className="vehicle-page__details">
            <KeyFacts vehicle={vehicle} messages={site.messages} />
            <Comments comments={vehicle.comments} messages={site.messages} />
            <Features features={vehicle.features} messages={site.messages} />
            <Specifications vehicle={vehicle} messages={site.messages} />
            <p className="vehicle-page__disclaimer">{text('vehicle.disclaimer')}</p>
          </div>
        </article>
        <SimilarVehicles vehicles={similar} site={site} now={now} />
      </div>
      <div className="mobile-bar" data-live="bar">
        <MobileBar
          vehicle={vehicle}
          site={site}
          actions={site.vehicleActions}
          phone={location?.phone ?? site.phone}
        />
      </div>
    </>
  );
}
