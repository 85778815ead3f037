import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { findStanding } from '#domain/location/location.ts';
import { findContact } from '#domain/vehicle/contact.ts';
import { findChanges } from '#domain/vehicle/change.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeChanges } from '#messages/vehicle/live.ts';
import { $unbuiltVehicle } from '#stores/vehicle/unbuilt-vehicle.ts';
import { startGallery } from '../../gallery/gallery.ts';
import { createGalleryProps } from '../../gallery/gallery-props.ts';
import { startContacting } from '../contacting.ts';
import { createVehicleView } from '../sections/vehicle-view.ts';
import { WholeVehiclePage } from '../sections/WholeVehiclePage.tsx';
import type { UnbuiltSettings } from './unbuilt-settings.ts';
import { tellLooking } from './looking.ts';
import { tellInDialog } from '../corrections/tell-in-dialog.ts';
import { writeUnbuiltHead } from './write-unbuilt-head.ts';

export interface UnbuiltVehiclePageProps extends UnbuiltSettings {
  /** As it was found first. */
  found: Vehicle;
  /** Called once, when the page is there; the same function each time. */
  onDrawn: () => void;
}

/** The page of an unbuilt vehicle, drawn with the parts of a built page. */
export function UnbuiltVehiclePage({ found, onDrawn, ...settings }: UnbuiltVehiclePageProps) {
  const state = useStore($unbuiltVehicle);
  const vehicle = state.vehicle ?? found;
  const { site, map } = settings;
  const location = findStanding(vehicle, site.locations);
  const view = createVehicleView({ vehicle, site, location, map, now: state.foundAt });
  const crumbs = [
    { label: settings.crumbs.home, href: '/' },
    { label: settings.crumbs.stock, href: site.listingPath },
    { label: vehicle.name, href: null },
  ];
  const shown = useRef(found);
  // Runs before the paint, so that the placeholder goes in the same frame and nothing moves.
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    writeUnbuiltHead(vehicle, crumbs, settings);
    const changes = findChanges(shown.current, vehicle);
    shown.current = vehicle;
    if (changes.length === 0) return;
    const said = describeChanges(changes, vehicle, site);
    tellLooking('found', said);
    tellInDialog(said);
  });
  useEffect(
    () => startContacting({ vehicle, site, contact: findContact(vehicle.carType, location, site) }),
    [vehicle, site, location],
  );
  useEffect(() => startGallery(createGalleryProps(vehicle, site)), [vehicle, site]);
  return <WholeVehiclePage view={view} sections={site.vehicleSections} crumbs={crumbs} />;
}
