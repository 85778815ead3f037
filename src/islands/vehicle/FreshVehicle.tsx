import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Location } from '#domain/location.ts';
import type { VehicleSection } from '#domain/vehicle-section.ts';
import { createLiveText } from '#messages/live.ts';
import { VehiclePage } from '#parts/VehiclePage.tsx';
import { $freshVehicle, findVehicle, type FreshVehicleState } from '#stores/fresh-vehicle.ts';
import { startGallery } from '../gallery/gallery.ts';
import { createGalleryProps } from '../gallery/gallery-props.ts';
import { SimilarLive } from './SimilarLive.tsx';
import { $foundSubject } from '#stores/lead-subject.ts';
import { createVehicleSubject } from '#domain/lead-subject.ts';
import type { LiveSite } from './vehicle-props.ts';

export interface FreshVehicleProps {
  site: LiveSite;
  sections: VehicleSection[];
  locations: Location[];
  /** Words of the way to a vehicle. */
  crumbs: { home: string; stock: string };
  /** What the page says when there is no such vehicle. */
  children?: ReactNode;
}

const idle: FreshVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };

/**
 * On the page for unknown addresses: a vehicle that came into stock after the build has no page yet, so it is looked
 * up and drawn here with the same parts. Whatever else the address is, it stays an honest 'not found'.
 */
export function FreshVehicle({ site, sections, locations, crumbs, children }: FreshVehicleProps) {
  const { status, vehicle, foundAt } = useStore($freshVehicle, { ssr: () => idle });
  const text = createLiveText(site.messages);
  useEffect(() => {
    const slug = /^\/cars\/([^/]+)\/?$/.exec(window.location.pathname)?.[1];
    if (slug) void findVehicle(site.search, slug);
  }, [site.search]);
  useEffect(() => {
    if (!vehicle) return;
    document.title = `${vehicle.name} | ${site.name}`;
    $foundSubject.set(createVehicleSubject(vehicle));
  }, [vehicle, site.name]);
  useEffect(() => (vehicle ? startGallery(createGalleryProps(vehicle, site)) : undefined), [vehicle, site]);
  if (!vehicle) {
    return (
      <>
        {status === 'looking' || status === 'failed' ? (
          <p className="page-width" role="status">
            {text(status === 'looking' ? 'live.looking' : 'live.failed')}
          </p>
        ) : null}
        {children}
      </>
    );
  }
  return (
    <>
      <VehiclePage
        vehicle={vehicle}
        site={site}
        sections={sections}
        location={locations.find(({ id }) => id === vehicle.locationId) ?? locations[0] ?? null}
        crumbs={[
          { label: crumbs.home, href: '/' },
          { label: crumbs.stock, href: '/search/' },
          { label: vehicle.name, href: null },
        ]}
        now={foundAt}
      />
      {site.similarVehicles && sections.some(({ name }) => name === 'similar') ? (
        <div className="page-width">
          <SimilarLive vehicle={vehicle} site={site} most={site.similarVehicles.most} now={foundAt} />
        </div>
      ) : null}
    </>
  );
}
