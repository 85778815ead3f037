import { hasNearMaps } from '#domain/location/map.ts';
import type {
  VehicleClosingSection,
  VehicleFeatureLinksSection,
  VehicleSection,
  VehicleTextSection,
} from '#domain/vehicle/section.ts';
import { describeComments } from '#domain/vehicle/comments.ts';
import { findDrawing, hasDrawing } from '#domain/vehicle/facts/drawing.ts';
import { listSpecifications } from '#domain/vehicle/specifications.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { VehicleVideo } from '#parts/gallery/VehicleVideo.tsx';
import { OwnText } from '#parts/page/OwnText.tsx';
import { Comments } from '#parts/vehicle/Comments.tsx';
import { FeatureLinks } from '#parts/page/FeatureLinks.tsx';
import { Features } from '#parts/vehicle/Features.tsx';
import { DimensionDrawing } from '#parts/vehicle/drawing/DimensionDrawing.tsx';
import { KeyFacts } from '#parts/vehicle/KeyFacts.tsx';
import { Specifications } from '#parts/vehicle/Specifications.tsx';
import { VehicleClosing } from '#parts/vehicle/VehicleClosing.tsx';
import { VehicleMap } from '#parts/vehicle/VehicleMap.tsx';
import type { SectionRow, ToolHeading } from './section-row.ts';
import type { VehicleView } from './vehicle-view.ts';

/** A text of the dealer's own; all three look alike. */
const ownText = {
  area: 'details',
  draw: ({ vehicle, site }, own) => (
    <OwnText section={own as VehicleTextSection} carType={vehicle.carType} messages={site.messages} />
  ),
} satisfies SectionRow;

type Titled = 'dimensions' | 'comments' | 'features' | 'specifications' | 'map';

/** The heading of a section that has its title among the words of vehicles. */
const headed =
  (id: string, title: Titled, isDrawn: (view: VehicleView) => boolean = () => true) =>
  (view: VehicleView): ToolHeading | null =>
    isDrawn(view) ? { id, title: createVehicleText(view.site.messages)(`vehicle.${title}`) } : null;

/** Sections below the pictures of a vehicle, which dealers arrange (VDP-01). */
export const detailSections = {
  keyInformation: {
    area: 'details',
    draw: ({ vehicle, site, location }) => (
      <KeyFacts vehicle={vehicle} location={location} messages={site.messages} />
    ),
  },
  dimensions: {
    area: 'details',
    heading: headed('dimensions', 'dimensions', ({ vehicle }) => hasDrawing(findDrawing(vehicle))),
    draw: ({ vehicle, site }) => <DimensionDrawing vehicle={vehicle} messages={site.messages} />,
  },
  video: {
    area: 'details',
    draw: ({ vehicle, site }) => <VehicleVideo vehicle={vehicle} site={site} />,
  },
  comments: {
    area: 'details',
    heading: headed('comments', 'comments', ({ vehicle }) => describeComments(vehicle.comments) !== null),
    draw: ({ vehicle, site }) => <Comments comments={vehicle.comments} messages={site.messages} />,
  },
  features: {
    area: 'details',
    heading: headed('features', 'features', ({ vehicle }) => vehicle.features.length > 0),
    draw: ({ vehicle, site }) => <Features features={vehicle.features} messages={site.messages} />,
  },
  specifications: {
    area: 'details',
    heading: headed(
      'specifications',
      'specifications',
      ({ vehicle }) => listSpecifications(vehicle).length > 0,
    ),
    draw: ({ vehicle, site, location }) => (
      <Specifications vehicle={vehicle} location={location} messages={site.messages} />
    ),
  },
  map: {
    area: 'details',
    heading: headed('vehicle-map', 'map', ({ location }) => location !== null),
    draw: ({ site, location, contact, map }) =>
      location ? (
        <VehicleMap
          location={location}
          contact={contact}
          mapLocation={map.find(({ id }) => id === location.id) ?? null}
          hasNear={site.locationPages && hasNearMaps({ locations: map })}
          site={site}
        />
      ) : null,
  },
  disclaimer: {
    area: 'details',
    draw: ({ site }) => (
      <p className="vehicle-page__disclaimer">{createVehicleText(site.messages)('vehicle.disclaimer')}</p>
    ),
  },
  included: ownText,
  whyBuyFromUs: ownText,
  protection: ownText,
  featureLinks: {
    area: 'wide',
    draw: ({ site }, own) => (
      <FeatureLinks links={own as VehicleFeatureLinksSection} messages={site.messages} />
    ),
  },
  callToAction: {
    area: 'wide',
    draw: (_, own) => <VehicleClosing section={own as VehicleClosingSection} />,
  },
} satisfies Partial<Record<VehicleSection['name'], SectionRow>>;
