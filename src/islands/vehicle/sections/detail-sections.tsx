import type {
  VehicleClosingSection,
  VehicleFeatureLinksSection,
  VehicleSection,
  VehicleTextSection,
} from '#domain/vehicle/section.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { VehicleVideo } from '#parts/gallery/VehicleVideo.tsx';
import { OwnText } from '#parts/page/OwnText.tsx';
import { Comments } from '#parts/vehicle/Comments.tsx';
import { FeatureLinks } from '#parts/page/FeatureLinks.tsx';
import { Features } from '#parts/vehicle/Features.tsx';
import { KeyFacts } from '#parts/vehicle/KeyFacts.tsx';
import { Specifications } from '#parts/vehicle/Specifications.tsx';
import { VehicleClosing } from '#parts/vehicle/VehicleClosing.tsx';
import { VehicleMap } from '#parts/vehicle/VehicleMap.tsx';
import type { SectionRow } from './section-row.ts';

/** A text of the dealer's own; all three look alike. */
const ownText = {
  area: 'details',
  draw: ({ vehicle, site }, own) => (
    <OwnText section={own as VehicleTextSection} carType={vehicle.carType} messages={site.messages} />
  ),
} satisfies SectionRow;

/** Sections below the pictures of a vehicle, which dealers arrange (VDP-01). */
export const detailSections = {
  keyInformation: {
    area: 'details',
    draw: ({ vehicle, site, location }) => (
      <KeyFacts vehicle={vehicle} location={location} messages={site.messages} />
    ),
  },
  video: {
    area: 'details',
    draw: ({ vehicle, site }) => <VehicleVideo vehicle={vehicle} site={site} />,
  },
  comments: {
    area: 'details',
    draw: ({ vehicle, site }) => <Comments comments={vehicle.comments} messages={site.messages} />,
  },
  features: {
    area: 'details',
    draw: ({ vehicle, site }) => <Features features={vehicle.features} messages={site.messages} />,
  },
  specifications: {
    area: 'details',
    draw: ({ vehicle, site }) => <Specifications vehicle={vehicle} messages={site.messages} />,
  },
  map: {
    area: 'details',
    draw: ({ site, location, contact, map }) =>
      location ? (
        <VehicleMap
          location={location}
          contact={contact}
          mapLocation={map.find(({ id }) => id === location.id) ?? null}
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
