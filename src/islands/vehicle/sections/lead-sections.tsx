import { isAvailable } from '#domain/vehicle/availability.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import { Gallery } from '#parts/gallery/Gallery.tsx';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { DealerBox } from '#parts/location/DealerBox.tsx';
import { PrintButtons } from '#parts/page/PrintButtons.tsx';
import { ShareBar } from '#parts/page/ShareBar.tsx';
import { CertifiedNote } from '#parts/vehicle/CertifiedNote.tsx';
import { MarketNote } from '#parts/vehicle/MarketNote.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { VehicleActions } from '#parts/vehicle/VehicleActions.tsx';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { SectionRow } from './section-row.ts';

/** What decides what is shown as the price (PRICE-01…07). */
export const showsPrice = (live: LiveFields): readonly unknown[] => [
  isAvailable(live),
  live.price,
  live.beforePrice,
  live.offerPrice,
  live.priceType,
  live.subscriptionPrice,
  live.preorder,
  live.stateAverageMarketPrice,
  live.averageMarketPrice,
];

/** What a shopper sees first of a vehicle: its pictures; beside them name, price, actions and who sells it (VDP-13). */
export const leadSections = {
  gallery: {
    area: 'gallery',
    draw: ({ vehicle, site }) => <Gallery key={vehicle.photosCount} vehicle={vehicle} site={site} />,
    shows: ({ photosCount }) => [photosCount],
    box: 'vehicle-page__gallery',
  },
  tag: {
    area: 'summary',
    draw: ({ vehicle, site, now }) => <TagBanner vehicle={vehicle} site={site} now={now} />,
    shows: ({ status, tag, reserved, certified }) => [status, tag, reserved, certified],
    box: 'vehicle-summary__tag',
  },
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
  certified: {
    area: 'summary',
    draw: ({ vehicle, site }) => (
      <CertifiedNote vehicle={vehicle} site={site} programmes={site.certified ?? []} />
    ),
    shows: (live) => [isAvailable(live), live.certified],
    box: 'vehicle-summary__note',
    needsRules: true,
  },
  price: {
    area: 'summary',
    draw: ({ vehicle, site }) =>
      isAvailable(vehicle) ? <Price vehicle={vehicle} site={site} size="large" /> : null,
    shows: showsPrice,
    box: 'vehicle-summary__price',
  },
  market: {
    area: 'summary',
    draw: ({ vehicle, site }) => (isAvailable(vehicle) ? <MarketNote vehicle={vehicle} site={site} /> : null),
    shows: showsPrice,
    box: 'vehicle-summary__note',
  },
  save: {
    area: 'summary',
    draw: ({ vehicle, site }) => <GarageButtons vehicle={vehicle} site={site} variant="page" />,
  },
  actions: {
    area: 'summary',
    draw: ({ vehicle, site, contact, hasMap, hasCalculator }) => (
      <VehicleActions {...{ vehicle, site, contact, hasMap, hasCalculator }} />
    ),
    shows: (live) => [
      ...[live.status, live.reserved, live.preorder, live.photosCount],
      // What a button leads to, such as a calculator, may need a price.
      findEffectivePrice(live),
    ],
    box: '',
    leadsToTools: true,
  },
  share: {
    area: 'summary',
    draw: ({ vehicle, site }) =>
      site.vehicle.actions.includes('share') ? <ShareBar vehicle={vehicle} site={site} /> : null,
  },
  print: {
    area: 'summary',
    draw: ({ vehicle, site }) => <PrintButtons vehicle={vehicle} site={site} />,
  },
  estimate: {
    area: 'summary',
    draw: ({ vehicle, site, now }) => (
      <FinanceEstimate
        vehicle={vehicle}
        finance={site.finance ?? null}
        prices={site.price}
        messages={site.messages}
        now={now}
      />
    ),
    shows: (live) => [isAvailable(live), findEffectivePrice(live), live.subscriptionPrice],
    box: 'vehicle-summary__note',
    needsRules: true,
  },
  dealer: {
    area: 'dealer',
    draw: ({ site, location, contact }) =>
      location ? (
        <DealerBox location={location} contact={contact} site={site} linked={site.locationPages} />
      ) : null,
  },
} satisfies Record<string, SectionRow>;
