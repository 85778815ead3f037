import { Fragment, type ReactNode } from 'react';
import type { Location } from '#domain/location/location.ts';
import { findContact } from '#domain/vehicle/contact.ts';
import type { MapPlace } from '#domain/location/map.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleSection, VehicleSectionName } from '#domain/vehicle/section.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Comments } from '#parts/vehicle/Comments.tsx';
import { FeatureLinks } from '#parts/vehicle/FeatureLinks.tsx';
import { Features } from '#parts/vehicle/Features.tsx';
import { KeyFacts } from '#parts/vehicle/KeyFacts.tsx';
import { OwnText } from '#parts/page/OwnText.tsx';
import { Specifications } from '#parts/vehicle/Specifications.tsx';
import { VehicleClosing } from '#parts/vehicle/VehicleClosing.tsx';
import { VehicleMap } from '#parts/vehicle/VehicleMap.tsx';
import { VehicleVideo } from '#parts/gallery/VehicleVideo.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

/** Sections that somebody else draws, by name. */
export type DrawnSections = Partial<Record<VehicleSectionName, ReactNode>>;

export interface VehicleSectionsProps {
  sections: readonly VehicleSection[];
  vehicle: Vehicle;
  site: VehiclePageSite;
  location: Location | null;
  /** The dealer's places on the site's map; none without one. */
  map?: readonly MapPlace[];
  /** What lives in the browser, where the browser draws the page; at build it has files of its own. */
  live?: DrawnSections;
}

function draw(
  section: VehicleSection,
  { vehicle, site, location, map = [], live = {} }: VehicleSectionsProps,
): ReactNode {
  const { messages } = site;
  switch (section.name) {
    case 'keyInformation':
      return <KeyFacts vehicle={vehicle} messages={messages} />;
    case 'video':
      return <VehicleVideo vehicle={vehicle} site={site} />;
    case 'comments':
      return <Comments comments={vehicle.comments} messages={messages} />;
    case 'features':
      return <Features features={vehicle.features} messages={messages} />;
    case 'specifications':
      return <Specifications vehicle={vehicle} messages={messages} />;
    case 'map':
      return location ? (
        <VehicleMap
          location={location}
          contact={findContact(vehicle.carType, location, site)}
          maskPhone={site.maskPhone}
          place={map.find(({ id }) => id === location.id) ?? null}
          messages={messages}
        />
      ) : null;
    case 'disclaimer':
      return <p className="vehicle-page__disclaimer">{createVehicleText(messages)('vehicle.disclaimer')}</p>;
    case 'included':
    case 'whyBuyFromUs':
    case 'protection':
      return <OwnText section={section} carType={vehicle.carType} messages={messages} />;
    case 'featureLinks':
      return <FeatureLinks section={section} messages={messages} />;
    case 'callToAction':
      return <VehicleClosing section={section} />;
    case 'fuelCost':
    case 'delivery':
    case 'finance':
    case 'priceComparison':
    case 'similar':
      return live[section.name] ?? null;
  }
}

/** The parts of a vehicle page that stand still, in the order they are given in (VDP-01). */
export const VehicleSections = (properties: VehicleSectionsProps) =>
  properties.sections.map((section, index) => <Fragment key={index}>{draw(section, properties)}</Fragment>);
