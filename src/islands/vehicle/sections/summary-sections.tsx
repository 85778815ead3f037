import { createShareUrl } from '#domain/page/share-links.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { DealerBox } from '#parts/location/DealerBox.tsx';
import { PartnerBox } from '#parts/partner/PartnerBox.tsx';
import { PrintButtons } from '#parts/page/PrintButtons.tsx';
import { ShareBar } from '#parts/page/ShareBar.tsx';
import { createContactText } from '#messages/lead/contact.ts';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import type { SectionRow } from './section-row.ts';

/** What stands beside the pictures of a vehicle, and nothing that happens to the vehicle changes (VDP-13). */
export const summarySections = {
  name: {
    area: 'summary',
    draw: ({ vehicle }) => (
      <h1 className="vehicle-summary__title">
        <VehicleName name={vehicle.name} />
      </h1>
    ),
  },
  facts: {
    area: 'summary',
    draw: ({ vehicle, site }) => (
      <CardFacts vehicle={vehicle} messages={site.messages} className="vehicle-summary__facts" />
    ),
  },
  save: {
    area: 'summary',
    draw: ({ vehicle, site }) => <GarageButtons vehicle={vehicle} site={site} variant="page" />,
  },
  belowPrice: {
    area: 'summary',
    draw: ({ site }) =>
      site.vehicle.partners?.belowPrice.map((partner) => (
        <PartnerBox key={partner.name} partner={partner} site={site} />
      )),
  },
  share: {
    area: 'summary',
    draw: ({ vehicle, site }) =>
      site.vehicle.actions.includes('share') ? (
        <ShareBar
          url={createShareUrl(site.url, vehicle.slug)}
          name={vehicle.name}
          feedback={site.vehicle.share.feedback}
          messages={site.messages}
        />
      ) : null,
  },
  print: {
    area: 'summary',
    draw: ({ vehicle, site }) => <PrintButtons vehicle={vehicle} site={site} />,
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
