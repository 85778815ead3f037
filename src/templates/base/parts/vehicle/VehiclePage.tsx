import './VehiclePage.css';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Location } from '#domain/location/location.ts';
import { findContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { splitSections, type VehicleSection } from '#domain/vehicle/section.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Breadcrumb } from '#parts/page/Breadcrumb.tsx';
import { VehicleBars } from '#parts/vehicle/VehicleBars.tsx';
import { VehicleLead } from '#parts/vehicle/VehicleLead.tsx';
import { VehicleSections, type VehicleSectionsProps } from '#parts/vehicle/VehicleSections.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehiclePageProps extends Pick<VehicleSectionsProps, 'map' | 'live'> {
  vehicle: Vehicle;
  site: VehiclePageSite;
  sections: readonly VehicleSection[];
  /** Where it stands; null when the stock does not say. */
  location: Location | null;
  crumbs: Crumb[];
  /** Epoch seconds. */
  now: number;
}

/**
 * A vehicle page as the browser draws it for a vehicle that has no page yet: what `routes/vehicle/vehicle.astro` puts together
 * at build.
 */
export function VehiclePage({ sections, crumbs, now, ...about }: VehiclePageProps) {
  const { vehicle, site, location } = about;
  const { beside, wide } = splitSections(sections);
  return (
    <>
      <div className="page-width">
        <Breadcrumb crumbs={crumbs} label={createVehicleText(site.messages)('vehicle.breadcrumb')} />
        <article className="vehicle-page" data-vehicle={vehicle.id}>
          <VehicleLead vehicle={vehicle} site={site} location={location} now={now} />
          <div className="vehicle-page__details">
            <VehicleSections {...about} sections={beside} />
          </div>
        </article>
        <VehicleSections {...about} sections={wide} />
      </div>
      <VehicleBars vehicle={vehicle} site={site} contact={findContact(vehicle.carType, location, site)} />
    </>
  );
}
