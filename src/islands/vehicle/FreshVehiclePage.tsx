import { useEffect } from 'react';
import { findStanding, type Location } from '#domain/location.ts';
import { findContact } from '#domain/vehicle-contact.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import type { VehicleSection } from '#domain/vehicle-section.ts';
import { VehiclePage } from '#parts/VehiclePage.tsx';
import { startGallery } from '../gallery/gallery.ts';
import { createGalleryProps } from '../gallery/gallery-props.ts';
import { startContacting } from './contacting.ts';
import { startPaper } from './paper.ts';
import { startSharing } from './sharing.ts';
import { startViewCount } from './start-view-count.ts';
import { SimilarLive } from './SimilarLive.tsx';
import type { LiveSite } from './vehicle-props.ts';

export interface FreshVehiclePageProps {
  vehicle: Vehicle;
  site: LiveSite;
  sections: VehicleSection[];
  locations: Location[];
  /** Words of the way to a vehicle. */
  crumbs: { home: string; stock: string };
  /** Epoch seconds. */
  now: number;
}

/** The page of a vehicle that was found in the index just now, drawn with the parts of one that was built. */
export function FreshVehiclePage({ vehicle, site, sections, locations, crumbs, now }: FreshVehiclePageProps) {
  useEffect(startSharing, []);
  const location = findStanding(vehicle, locations);
  useEffect(
    () => startContacting({ vehicle, site, contact: findContact(vehicle.carType, location, site) }),
    [vehicle, site, location],
  );
  useEffect(() => startPaper(), []);
  useEffect(startViewCount, []);
  useEffect(() => startGallery(createGalleryProps(vehicle, site)), [vehicle, site]);
  return (
    <>
      <VehiclePage
        vehicle={vehicle}
        site={site}
        sections={sections}
        location={location}
        crumbs={[
          { label: crumbs.home, href: '/' },
          { label: crumbs.stock, href: site.listingPath },
          { label: vehicle.name, href: null },
        ]}
        now={now}
      />
      {site.similarVehicles && sections.some(({ name }) => name === 'similar') ? (
        <div className="page-width">
          <SimilarLive vehicle={vehicle} site={site} most={site.similarVehicles.most} now={now} />
        </div>
      ) : null}
    </>
  );
}
