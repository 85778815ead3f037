import { DealerBox } from '#parts/location/DealerBox.tsx';
import { PartnerBox } from '#parts/partner/PartnerBox.tsx';
import { createContactText } from '#messages/lead/contact.ts';
import { DecidingFacts } from '#parts/vehicle/DecidingFacts.tsx';
import { VehicleKind } from '#parts/vehicle/VehicleKind.tsx';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import { VehicleTools } from '#parts/vehicle/VehicleTools.tsx';
import type { SectionRow } from './section-row.ts';

/** What stands beside the pictures of a vehicle, and nothing that happens to the vehicle changes (VDP-13). */
export const summarySections = {
  name: {
    area: 'name',
    draw: ({ vehicle }) => (
      <h1 className="vehicle-summary__title">
        <VehicleName name={vehicle.name} />
      </h1>
    ),
  },
  kind: {
    area: 'name',
    draw: ({ vehicle, site }) => <VehicleKind vehicle={vehicle} messages={site.messages} />,
  },
  facts: {
    area: 'facts',
    draw: ({ vehicle, site, location }) => (
      <DecidingFacts vehicle={vehicle} location={location} messages={site.messages} />
    ),
  },
  belowPrice: {
    area: 'price',
    draw: ({ site }) =>
      site.vehicle.partners?.belowPrice.map((partner) => (
        <PartnerBox key={partner.name} partner={partner} site={site} />
      )),
  },
  /** What does not lead to a sale: keeping the vehicle, handing it on, taking it home on paper. */
  tools: {
    area: 'keeping',
    draw: ({ vehicle, site }) => <VehicleTools vehicle={vehicle} site={site} />,
  },
  aside: {
    area: 'dealer',
    draw: ({ site }) =>
      site.vehicle.partners?.aside.map((partner) => (
        <PartnerBox key={partner.name} partner={partner} site={site} />
      )),
  },
  dealer: {
    area: 'dealer',
    draw: ({ site, location, contact }) =>
      location ? (
        <DealerBox location={location} contact={contact} site={site} linked={site.locationPages} />
      ) : null,
  },
  phoneSaid: {
    area: 'bars',
    draw: ({ site }) => (
      <p
        className="visually-hidden"
        role="status"
        data-phone-said={createContactText(site.messages)('contact.revealed')}
      />
    ),
  },
} satisfies Record<string, SectionRow>;
