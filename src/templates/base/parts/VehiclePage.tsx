import './VehiclePage.css';
import type { Crumb } from '#domain/breadcrumbs.ts';
import type { Location } from '#domain/location.ts';
import { findContact } from '#domain/vehicle-contact.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { splitSections, type VehicleSection } from '#domain/vehicle-section.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Breadcrumb } from '#parts/Breadcrumb.tsx';
import { VehicleBars } from '#parts/VehicleBars.tsx';
import { VehicleLead } from '#parts/VehicleLead.tsx';
import { VehicleSections, type VehicleSectionsProps } from '#parts/VehicleSections.tsx';
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
 * A vehicle page as the browser draws it for a vehicle that has no page yet: what `routes/vehicle.astro` puts together
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
